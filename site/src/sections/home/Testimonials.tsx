import { testimonials as labels } from 'virtual:labels';
import type { Stat } from '@website/content-model/schemas/fields.ts';
import type { Home, Testimonial } from '@website/content-model/schemas/home.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import type { Tone } from '../../lib/page/tones.ts';
import type { PicturedClient, WithPhoto } from '../../lib/pictures/pictures.ts';
import { Band } from '../../ui/Band.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ProofLink } from '../../ui/ProofLink.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { Comparison } from '../Comparison.tsx';
import { Portrait } from '../Portrait.tsx';
import { Clients } from './Clients.tsx';
import { PlainFigures } from './PlainFigures.tsx';
import css from './Testimonials.module.css';

interface Props {
  words: NonNullable<Home['testimonials']>;
  stats: readonly Stat[];
  testimonials: readonly WithPhoto<Testimonial>[];
  clients: readonly PicturedClient[];
  /** The section with examples of the work. */
  examples: '#products' | '#services';
  services: readonly Service[];
  tone?: Tone | undefined;
}

/** Results for clients, in a few figures and in their own words. */
export function Testimonials({
  words,
  stats,
  testimonials,
  clients,
  examples,
  services,
  tone = 'paper',
}: Props) {
  return (
    <Band id="testimonials" tone={tone} labelledBy="testimonials-heading">
      <SectionHeading id="testimonials-heading" look="beside" {...words} />
      <PlainFigures stats={stats} />
      <Grid look="ruled" most={3} className={css.quotes}>
        {testimonials.map(({ id, rating, text, name, photo, role, company, proof }) => (
          <li key={id} className={testimonials.length === 1 ? css.alone : undefined}>
            <blockquote>{text}</blockquote>
            <div className={css.person}>
              <Portrait name={name} photo={photo} />
              <div>
                {rating !== undefined && <Stars rating={rating} />}
                <b>{name}</b>
                <span>{role}</span>, <span>{company}</span>
                <ProofLink proof={proof} />
              </div>
            </div>
          </li>
        ))}
      </Grid>
      {clients.length > 0 && <Clients clients={clients} />}
      <Comparison services={services} />
      <CallToAction text={words.closing}>
        <LinkButton href="#contact">{labels.start}</LinkButton>
        <LinkButton href={examples} variant="outline">
          {labels.cases}
        </LinkButton>
      </CallToAction>
    </Band>
  );
}
