import type { CheckedContent } from '../content/check-content.ts';
import { filterVisible } from '../content/visible-content.ts';
import { askIntake } from './ask-intake.ts';
import { type FoundProblem, kinds, type LaunchProblem } from './launch-problem.ts';
import { findOpenBlanks } from './rules/blanks.ts';
import { findMissingCases, findMissingEvidence } from './rules/claims.ts';
import {
  checkLogRetention,
  findMissingFacts,
  findSample,
  findUnfinishedContactForm,
} from './rules/company.ts';
import { findPastDates } from './rules/dates.ts';
import { findLinksToNowhere } from './rules/links.ts';
import { findReservedNames } from './rules/reserved-names.ts';
import { findDueReviews } from './rules/reviews.ts';
import { findUnansweredAddresses } from './rules/unanswered-addresses.ts';

interface LaunchOptions {
  today: Date;
  /** The address of the intake service, if the site is built with one. */
  intake: URL | undefined;
}

/** Everything that an owner should know before the launch, blockers first. */
export async function findLaunchProblems(
  { content: allContent, placeholders, blanks, locate }: CheckedContent,
  { today, intake }: LaunchOptions,
): Promise<LaunchProblem[]> {
  const content = filterVisible(allContent);
  const foundProblems: FoundProblem[] = [
    ...findSample(content),
    ...findUnansweredAddresses(content),
    ...findReservedNames(content),
    ...findMissingFacts(content, intake),
    ...(intake ? [] : findUnfinishedContactForm(content)),
    ...checkLogRetention(content),
    ...findMissingEvidence(content, placeholders),
    ...findMissingCases(content),
    ...findDueReviews(content, today),
    ...findPastDates(content, today),
    ...findLinksToNowhere(content),
  ];
  const problems = [
    ...findOpenBlanks(content, blanks),
    ...foundProblems.map(({ kind, severity, at, found }): LaunchProblem => {
      return { kind, severity, ...locate({ at, found, expected: kinds[kind].todo }) };
    }),
  ];
  const { origin } = new URL(`https://${content.site.domain}`);
  const intakeProblem = intake && (await askIntake(intake, origin));
  if (intakeProblem !== undefined) {
    problems.push({
      kind: 'unreachable',
      severity: 'blocker',
      file: 'INTAKE_URL',
      line: 0,
      field: '',
      found: intakeProblem,
      expected: kinds.unreachable.todo,
    });
  }
  return problems.sort((a, b) => (a.severity < b.severity ? -1 : a.severity > b.severity ? 1 : 0));
}
