import type { Content } from '../../../collections.ts';
import { getBuildDate } from '../../../lib/dates/build-date.ts';
import { dayAfter } from '../../../lib/dates/day-after.ts';
import { type Finding, shown } from '../problem.ts';

/** With fewer days left, the file could expire before the next build. */
const least = 60;
/** RFC 9116 recommends less than a year. The rest is for an owner who sets a new day early. */
const most = 398;

/** security.txt must expire 60 to 398 days after the build. */
export function* securityTxtRules({ site: { securityTxt } }: Content): Generator<Finding> {
  if (securityTxt === undefined) return;
  const built = getBuildDate();
  const [first, last] = [dayAfter(built, least), dayAfter(built, most)];
  if (securityTxt.expires < first || securityTxt.expires > last) {
    yield {
      at: ['site', 'securityTxt', 'expires'],
      found: shown(securityTxt.expires),
      expected: `must be from ${first} to ${last}: ${least} to ${most} days after the build`,
    };
  }
}
