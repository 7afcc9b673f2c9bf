import { service as labels, locale, prices, time } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import {
  formatPriceRange,
  formatWeekRange,
  getWeeks,
} from '@website/content-model/lib/text/service-facts.ts';
import { getSectionHref } from '@website/content-model/routes.ts';
import type { Engagement, Service } from '@website/content-model/schemas/service.ts';
import type { ReactNode } from 'react';
import { countColumns } from '../../lib/page/columns.ts';
import { removeEmphasis } from '../../lib/text/emphasis.ts';
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
  /** The answers that are the same for every service. */
  shared: Engagement;
  /** All services, to compare this one with. */
  services: readonly Service[];
}

/** Answers to what a buyer asks before writing to us: first those with a figure, then the others. */
export function WorkingWithUs({ service, shared, services }: Props) {
  const { price, page, route } = service;
  const { heading, lede, team, supply, rows: ownRows = [] } = page.engagement;
  const words = { locale, prices, time };
  const weeks = getWeeks([service]);
  const duration = weeks && {
    label: labels.duration,
    figure: formatWeekRange(weeks, words),
    text: removeEmphasis(page.process.heading),
  };
  const rows: Engagement['rows'] = [
    {
      label: labels.price,
      figure: price && formatPriceRange(price, words),
      text: page.engagement.price,
    },
    ...(duration ? [duration] : []),
    { label: labels.team, text: team },
    { label: labels.supply, text: supply },
    // A row of the service replaces the shared row with the same label.
    ...new Map([...shared.rows, ...ownRows].map((row) => [row.label, row])).values(),
  ];
  const { more } = shared;
  const links: ReactNode = more && (
    <ul>
      {more.links.map(({ label, link }) => (
        <li key={label}>
          <Anchor href={link}>{label}</Anchor>
        </li>
      ))}
    </ul>
  );
  const figures = rows.filter(({ figure }) => figure !== undefined);
  const answers = rows
    .filter(({ figure }) => figure === undefined)
    .map(({ label, text }) => [label, text] as const);
  // A single hidden answer is not worth a click.
  const visibleCount = answers.length > 7 ? 6 : 7;
  return (
    <Band tone="sunk" labelledBy="engagement">
      <SectionHeading id="engagement" label={labels.engagement} heading={heading} lede={lede} />
      <div className={css.offer}>
        {figures.length > 0 && (
          <dl data-columns={countColumns(figures.length, 3)}>
            {figures.map(({ label, figure, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{figure}</b>
                  <span>{text}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <CallToAction>
          <LinkButton href={getSectionHref('contact', route)}>{page.closing.label}</LinkButton>
        </CallToAction>
      </div>
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
