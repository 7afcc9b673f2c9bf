import type { Content } from '../../../collections.ts';
import { addDays } from '../../../lib/dates/add-days.ts';
import { formatValue } from '../../content/problem.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** After this many days, the law or the company may have changed, so a person has to review again. */
const reviewInterval = 365;

/** Legal texts that nobody has reviewed since their last change, or for a year, and an accessibility test that is due. */
export function* findDueReviews(content: Content, today: Date): Generator<FoundProblem> {
  const blocker = { kind: 'not-reviewed', severity: 'blocker' } as const;
  const warning = { ...blocker, severity: 'warning' } as const;
  const { cookiePolicy } = content;
  // Without the file, the page says only what is true of every site.
  const hasOwnPolicy = Object.keys(cookiePolicy).some((field) => field !== 'sample');
  const documents = [
    ['privacy', content.privacy.reviewed, content.privacy.updated],
    ['terms', content.terms.reviewed, content.terms.updated],
    ...(hasOwnPolicy
      ? [['cookiePolicy', cookiePolicy.reviewed, cookiePolicy.lastUpdated] as const]
      : []),
  ] as const;
  for (const [name, reviewed, updated] of documents) {
    const at = [name, 'reviewed'] as const;
    if (reviewed === undefined) yield { ...blocker, at, found: 'nothing' };
    else if (updated && reviewed < updated) {
      const found = `${formatValue(reviewed)}, before the last change (${updated})`;
      yield { ...blocker, at, found };
    } else if (reviewed < addDays(today, -reviewInterval)) {
      yield { ...warning, at, found: `${formatValue(reviewed)}, more than a year ago` };
    }
  }
  const tested = content.site.legal?.accessibilityTested;
  if (tested !== undefined && tested < addDays(today, -reviewInterval)) {
    const at = ['site', 'legal', 'accessibilityTested'] as const;
    yield { ...warning, at, found: `${formatValue(tested)}, more than a year ago` };
  }
}
