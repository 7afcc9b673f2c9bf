import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { companyFolder, sampleFolder } from '../../company.ts';
import { type CheckedContent, type ContentFiles, checkContent } from '../content/check-content.ts';
import { readContentFiles } from '../content/content-files.ts';
import { filterVisible } from '../content/visible-content.ts';
import { askIntake } from './ask-intake.ts';
import { type FoundProblem, kinds, type LaunchProblem } from './launch-problem.ts';
import { findMissingCases, findMissingEvidence } from './rules/claims.ts';
import { checkLogRetention, findMissingFacts, findUnfinishedContactForm } from './rules/company.ts';
import { findPastDates } from './rules/dates.ts';
import { findLinksToNowhere } from './rules/links.ts';
import { findReservedNames } from './rules/reserved-names.ts';
import { findDueReviews } from './rules/reviews.ts';
import { findSamplePictures } from './rules/sample-pictures.ts';
import { findSampleWords } from './rules/sample-words.ts';
import { findInventedContent } from './rules/samples.ts';
import { findUnansweredAddresses } from './rules/unanswered-addresses.ts';

let sampleCache: { files: ContentFiles; checked: ReturnType<typeof checkContent> } | undefined;

/** Edit mode asks often. The sample seldom changes, and checking it takes longer than all launch rules. */
function checkSample() {
  const files = readContentFiles(resolve(sampleFolder, 'content'));
  if (!isDeepStrictEqual(files, sampleCache?.files))
    sampleCache = { files, checked: checkContent(files) };
  return sampleCache?.checked ?? checkContent(files);
}

interface LaunchOptions {
  today: Date;
  /** The address of the intake service, if the site is built with one. */
  intake: URL | undefined;
}

/** Everything that an owner should know before the launch, blockers first. */
export async function findLaunchProblems(
  { content: allContent, raw, locate }: CheckedContent,
  { today, intake }: LaunchOptions,
): Promise<LaunchProblem[]> {
  const sample = checkSample();
  const content = filterVisible(allContent);
  const foundProblems: FoundProblem[] = [
    ...findInventedContent(content),
    ...('raw' in sample ? findSampleWords(filterVisible(raw), filterVisible(sample.raw)) : []),
    ...findSamplePictures(companyFolder, sampleFolder),
    ...findUnansweredAddresses(content),
    ...findReservedNames(content),
    ...findMissingFacts(content),
    ...(intake ? [] : findUnfinishedContactForm(content)),
    ...checkLogRetention(content),
    ...findMissingEvidence(content),
    ...findMissingCases(content),
    ...findDueReviews(content, today),
    ...findPastDates(content, today),
    ...findLinksToNowhere(content),
  ];
  const problems = foundProblems.map(({ kind, severity, at, found }): LaunchProblem => {
    return { kind, severity, ...locate({ at, found, expected: kinds[kind].todo }) };
  });
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
