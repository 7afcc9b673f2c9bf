import type { Content } from '../../../collections.ts';
import { addDays } from '../../../lib/dates/add-days.ts';
import { getBuildDate } from '../../../lib/dates/build-date.ts';
import { type ContentProblem, formatValue } from '../problem.ts';
import { listContentValues } from '../walk-content.ts';

/** The fields whose date must be in the past. */
const pastDateFields = ['date', 'updated', 'lastUpdated'];

/** Nothing was published, changed or founded after the day of the build. */
export function* checkDates(content: Partial<Content>): Generator<ContentProblem> {
  const buildDate = getBuildDate();
  const today = addDays(buildDate, 0);
  // Dates here are in UTC. East of Greenwich, the next day has begun already.
  const latest = addDays(buildDate, 1);
  const expected = `must not be in the future: today is ${today}`;
  // The API document has dates in examples, and labels have keys of the same names.
  for (const { path, value } of listContentValues(content, ['openApi', 'labels'])) {
    if (pastDateFields.includes(String(path.at(-1))) && String(value) > latest)
      yield { at: path, found: formatValue(value), expected };
  }
  const founded = content.site?.founded;
  if (founded !== undefined && founded > buildDate.getFullYear())
    yield { at: ['site', 'founded'], found: String(founded), expected };
}
