import type { Content } from '../../../collections.ts';
import { getBuildDate } from '../../../lib/dates/build-date.ts';
import { dayAfter } from '../../../lib/dates/day-after.ts';
import { partsOf } from '../parts-of.ts';
import { type Finding, shown } from '../problem.ts';

/** The fields with the date of what has already happened. */
const pastDates = ['date', 'updated', 'lastUpdated'];

/** Nothing was published, changed or founded after the day of the build. */
export function* dateRules(content: Content): Generator<Finding> {
  const built = getBuildDate();
  const today = dayAfter(built, 0);
  // East of Greenwich, tomorrow begins earlier.
  const latest = dayAfter(built, 1);
  const expected = `must not be in the future: today is ${today}`;
  for (const name of Object.keys(content) as (keyof Content)[]) {
    // Dates of examples, and names of labels.
    if (name === 'openApi' || name === 'labels') continue;
    for (const { path, value } of partsOf(content[name])) {
      if (pastDates.includes(String(path.at(-1))) && String(value) > latest)
        yield { at: [name, ...path], found: shown(value), expected };
    }
  }
  const { founded } = content.site;
  if (founded > built.getFullYear())
    yield { at: ['site', 'founded'], found: String(founded), expected };
}
