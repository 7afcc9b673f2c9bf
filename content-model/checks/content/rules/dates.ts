import type { Content } from '../../../collections.ts';
import { getBuildDate } from '../../../lib/dates/build-date.ts';
import { dayAfter } from '../../../lib/dates/day-after.ts';
import { placesIn } from '../parts-of.ts';
import { type ContentProblem, shown } from '../problem.ts';

/** The fields with the date of what has already happened. */
const pastDates = ['date', 'updated', 'lastUpdated'];

/** Nothing was published, changed or founded after the day of the build. */
export function* checkDates(content: Partial<Content>): Generator<ContentProblem> {
  const built = getBuildDate();
  const today = dayAfter(built, 0);
  // East of Greenwich, tomorrow begins earlier.
  const latest = dayAfter(built, 1);
  const expected = `must not be in the future: today is ${today}`;
  // Not the dates of examples, and the names of labels.
  for (const { at, value } of placesIn(content, ['openApi', 'labels'])) {
    if (pastDates.includes(String(at.at(-1))) && String(value) > latest)
      yield { at, found: shown(value), expected };
  }
  const founded = content.site?.founded;
  if (founded !== undefined && founded > built.getFullYear())
    yield { at: ['site', 'founded'], found: String(founded), expected };
}
