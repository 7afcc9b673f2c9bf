import type { Content } from '../../../collections.ts';
import { dayAfter } from '../../../lib/dates/day-after.ts';
import { shown } from '../../content/problem.ts';
import type { FoundProblem } from '../launch-problem.ts';

/** Laws and the company change. */
const reviewLasts = 365;

/** What a person has to read again from time to time. */
export function* reviewRules(content: Content, today: Date): Generator<FoundProblem> {
  const blocker = { kind: 'not-reviewed', severity: 'blocker' } as const;
  const warning = { ...blocker, severity: 'warning' } as const;
  const { cookiePolicy } = content;
  const documents = [
    ['privacy', content.privacy.reviewed, content.privacy.updated],
    ['terms', content.terms.reviewed, content.terms.updated],
    ...(cookiePolicy
      ? [['cookiePolicy', cookiePolicy.reviewed, cookiePolicy.lastUpdated] as const]
      : []),
  ] as const;
  for (const [name, reviewed, updated] of documents) {
    const at = [name, 'reviewed'] as const;
    if (reviewed === undefined) yield { ...blocker, at, found: 'nothing' };
    else if (reviewed < updated) {
      const found = `${shown(reviewed)}, before the last change (${updated})`;
      yield { ...blocker, at, found };
    } else if (reviewed < dayAfter(today, -reviewLasts)) {
      yield { ...warning, at, found: `${shown(reviewed)}, more than a year ago` };
    }
  }
  const tested = content.site.legal?.accessibilityTested;
  if (tested !== undefined && tested < dayAfter(today, -reviewLasts)) {
    const at = ['site', 'legal', 'accessibilityTested'] as const;
    yield { ...warning, at, found: `${shown(tested)}, more than a year ago` };
  }
}
