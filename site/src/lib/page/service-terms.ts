import { service as labels, locale, prices, time } from 'virtual:labels';
import {
  formatPriceRange,
  formatWeekRange,
  getWeeks,
} from '@website/content-model/lib/text/service-facts.ts';
import type { Engagement, Service } from '@website/content-model/schemas/service.ts';
import { removeEmphasis } from '../text/emphasis.ts';

/** An answer to what a buyer asks. At least one of figure and text is there. */
export interface Term {
  label: string;
  figure?: string | undefined;
  text?: string | undefined;
}

/** The price and the weeks of a service, if its company states them, each with a label. */
export function listMainTerms(service: Service) {
  const words = { locale, prices, time };
  const { price } = service;
  const weeks = getWeeks([service]);
  const isFixed = price?.least === price?.most;
  return [
    price &&
      ([isFixed ? labels.price : labels.usualPrice, formatPriceRange(price, words)] as const),
    weeks && ([labels.untilLive, formatWeekRange(weeks, words)] as const),
  ].filter((term) => term !== undefined);
}

/** The terms of a service that its company states: its own, and those that are the same for every service. */
export function listTerms({ price, page }: Service, shared: Engagement): Term[] {
  const { engagement, process } = page;
  const words = { locale, prices, time };
  const weeks = getWeeks([{ page }]);
  const own: Term[] = [
    {
      label: labels.price,
      figure: price && formatPriceRange(price, words),
      text: engagement.price,
    },
    {
      label: labels.duration,
      figure: weeks && formatWeekRange(weeks, words),
      text: weeks && process && removeEmphasis(process.heading),
    },
    { label: labels.team, text: engagement.team },
    { label: labels.supply, text: engagement.supply },
  ];
  // A row of the service replaces the shared row with the same label.
  const rows = new Map([...shared.rows, ...(engagement.rows ?? [])].map((row) => [row.label, row]));
  return [...own, ...rows.values()].filter(({ figure, text }) => figure ?? text);
}
