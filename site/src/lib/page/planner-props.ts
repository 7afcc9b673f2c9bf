import { planner } from 'virtual:labels';
import { getBuildDate } from '@website/content-model/lib/dates/build-date.ts';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { weeksOf } from '@website/content-model/lib/text/service-facts.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import { dayInWords, millisecondsPerDay } from '../text/date-in-words.ts';

/**
 * What the planner of the home page shows. The browser does not know the day of the build, and may write
 * dates in another way, so it gets the words.
 */
export function plannerProps(services: readonly Service[], hasPlanets: boolean) {
  const builtDay = Math.floor(getBuildDate().getTime() / millisecondsPerDay);
  return {
    services: services.map((service) => ({
      title: service.title,
      route: service.route,
      weeks: weeksOf([service]),
    })),
    hasPlanets,
    builtDay,
    builtText: hasPlanets ? fill(planner.built, { date: dayInWords(builtDay, 'full') }) : undefined,
  };
}
