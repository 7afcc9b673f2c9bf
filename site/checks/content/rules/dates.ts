import type { Content } from '../../../src/collections.ts';
import { getBuildDate } from '../../../src/lib/dates/build-date.ts';
import { dayAfter } from '../../../src/lib/dates/day-after.ts';
import { shown } from '../problem.ts';
import type { ContentPlace, Finding } from '../rules.ts';

/** The dates of what has already happened. */
function* pastDates({ articles, docs, cookiePolicy, privacy, terms }: Content): Generator<{
  at: ContentPlace;
  date: string;
}> {
  for (const [index, { date }] of articles.entries())
    yield { at: ['articles', index, 'date'], date };
  for (const [section, { articles: guides }] of docs.guides.sections.entries())
    for (const [index, { lastUpdated }] of guides.entries())
      yield {
        at: ['docs', 'guides', 'sections', section, 'articles', index, 'lastUpdated'],
        date: lastUpdated,
      };
  yield { at: ['cookiePolicy', 'lastUpdated'], date: cookiePolicy.lastUpdated };
  yield { at: ['privacy', 'updated'], date: privacy.updated };
  yield { at: ['terms', 'updated'], date: terms.updated };
}

/** Nothing was published, changed or founded after the day of the build. */
export function* dateRules(content: Content): Generator<Finding> {
  const built = getBuildDate();
  const today = dayAfter(built, 0);
  // East of Greenwich, tomorrow begins earlier.
  const latest = dayAfter(built, 1);
  const expected = `must not be in the future: today is ${today}`;
  for (const { at, date } of pastDates(content)) {
    if (date > latest) yield { at, found: shown(date), expected };
  }
  const { founded } = content.site;
  if (founded > built.getFullYear())
    yield { at: ['site', 'founded'], found: String(founded), expected };
}
