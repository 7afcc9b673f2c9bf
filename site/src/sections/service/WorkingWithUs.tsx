import { service as labels } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { getSectionHref } from '@website/content-model/routes.ts';
import type { Engagement, Service } from '@website/content-model/schemas/service.ts';
import type { ReactNode } from 'react';
import { countColumns } from '../../lib/page/columns.ts';
import type { Term } from '../../lib/page/service-terms.ts';
import type { Tone } from '../../lib/page/tones.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Band } from '../../ui/Band.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Comparison } from '../Comparison.tsx';
import css from './WorkingWithUs.module.css';

interface Props {
  service: Service;
  terms: readonly Term[];
  /** Links to what is the same for every service. */
  more: Engagement['more'];
  /** All services, to compare this one with. */
  services: readonly Service[];
  tone: Tone;
}

/** Answers to what a buyer asks before writing to us: first those with a figure, then the others. */
export function WorkingWithUs({ service, terms, more, services, tone }: Props) {
  const { page, route } = service;
  const { heading = labels.engagementHeading, lede } = page.engagement;
  const links: ReactNode = more && (
    <ul>
      {more.links.map(({ label, link }) => (
        <li key={label}>
          <Anchor href={link}>{label}</Anchor>
        </li>
      ))}
    </ul>
  );
  const withFigures = terms.filter(({ figure }) => figure !== undefined);
  // The header has the price and a button already: a figure alone, with another button, is not worth a box.
  const figures = withFigures.length > 1 ? withFigures : [];
  const answers = terms
    .filter((term) => !figures.includes(term))
    .map(({ label, figure, text }) => [label, joinSentences(figure, text)] as const);
  // A single hidden answer is not worth a click.
  const visibleCount = answers.length > 7 ? 6 : 7;
  return (
    <Band tone={tone} labelledBy="engagement">
      <SectionHeading id="engagement" label={labels.engagement} heading={heading} lede={lede} />
      {figures.length > 0 && (
        <div className={css.offer}>
          <dl data-columns={countColumns(figures.length, 3)}>
            {figures.map(({ label, figure, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{figure}</b>
                  {/* On a tablet, the words have a column, also if there are none. */}
                  <span>{text}</span>
                </dd>
              </div>
            ))}
          </dl>
          <CallToAction>
            <LinkButton href={getSectionHref('contact', route)}>
              {page.closing?.label ?? labels.write}
            </LinkButton>
          </CallToAction>
        </div>
      )}
      <Comparison services={services} route={route} />
      <FactList
        className={css.rows}
        facts={[...answers.slice(0, visibleCount), ...(more ? [[more.label, links] as const] : [])]}
      />
      {answers.length > visibleCount && (
        <Disclosure summary={fill(labels.terms, { count: answers.length - visibleCount })}>
          <FactList className={css.rows} facts={answers.slice(visibleCount)} />
        </Disclosure>
      )}
    </Band>
  );
}

const joinSentences = (...sentences: (string | undefined)[]) =>
  sentences.filter((sentence) => sentence !== undefined).join('. ');
