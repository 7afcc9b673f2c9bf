import { planner } from 'virtual:labels';
import { getBuildDate } from '@website/content-model/lib/dates/build-date.ts';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { getWeeks } from '@website/content-model/lib/text/service-facts.ts';
import type { Service } from '@website/content-model/schemas/service.ts';
import { formatDay, millisecondsPerDay } from '../text/date-in-words.ts';

/**
 * The props of the planner on the home page. The browser does not know the day of the build, and may format
 * dates differently, so it gets the text.
 */
export function getPlannerProps(services: readonly Service[], hasPlanets: boolean) {
  const builtDay = Math.floor(getBuildDate().getTime() / millisecondsPerDay);
  return {
    services: services.map((service) => ({
      title: service.title,
      route: service.route,
      weeks: getWeeks([service]),
    })),
    hasPlanets,
    builtDay,
    builtText: hasPlanets ? fill(planner.built, { date: formatDay(builtDay, 'full') }) : undefined,
  };
}
