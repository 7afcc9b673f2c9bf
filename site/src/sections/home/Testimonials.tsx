import { testimonials as labels } from 'virtual:labels';
import type { PicturedClient, WithPhoto } from '../../lib/pictures/pictures.ts';
import type { Stat } from '../../schemas/fields.ts';
import type { Home } from '../../schemas/home.ts';
import type { Testimonial } from '../../schemas/testimonial.ts';
import { Band } from '../../ui/Band.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { Portrait } from '../Portrait.tsx';
import { StatList } from '../StatList.tsx';
import { Clients } from './Clients.tsx';
import css from './Testimonials.module.css';

interface Props {
  words: Home['testimonials'];
  stats: readonly Stat[];
  testimonials: readonly WithPhoto<Testimonial>[];
  clients: readonly PicturedClient[];
}

/** Results for clients, in four figures and in their own words. */
export function Testimonials({ words, stats, testimonials, clients }: Props) {
  return (
    <Band id="testimonials" labelledBy="testimonials-heading">
      <SectionHeading id="testimonials-heading" look="beside" {...words}>
        <p>
          <a href="/team#figures">{labels.howWeCount}</a>
        </p>
      </SectionHeading>
      <div className={css.stats}>
        <StatList stats={stats} />
      </div>
      <ul className={css.quotes}>
        {testimonials.map(({ id, rating, text, name, photo, role, company }) => (
          <li key={id}>
            <blockquote>{text}</blockquote>
            <div className={css.person}>
              <Portrait name={name} photo={photo} />
              <div>
                <b>{name}</b>
                <span>{role}</span>, <span>{company}</span>
              </div>
            </div>
            <Stars rating={rating} />
          </li>
        ))}
      </ul>
      {clients.length > 0 && <Clients clients={clients} />}
      <CallToAction text={words.closing}>
        <LinkButton href="#contact">{labels.start}</LinkButton>
        <LinkButton href="#products" variant="outline">
          {labels.cases}
        </LinkButton>
      </CallToAction>
    </Band>
  );
}
