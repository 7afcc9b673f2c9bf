import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { companyFolder, sampleFolder } from '../../company.ts';
import { type CheckedContent, type ContentFiles, checkContent } from '../content/check-content.ts';
import { readContentFiles } from '../content/content-files.ts';
import { visibleContent } from '../content/visible-content.ts';
import { askIntake } from './ask-intake.ts';
import { type FoundProblem, kinds, type LaunchProblem } from './launch-problem.ts';
import { caseRules, evidenceRules } from './rules/claims.ts';
import { companyRules, contactFormRules, logRetentionRules } from './rules/company.ts';
import { pastDateRules } from './rules/dates.ts';
import { linkRules } from './rules/links.ts';
import { ownAddressRules } from './rules/own-addresses.ts';
import { reservedNameRules } from './rules/reserved-names.ts';
import { reviewRules } from './rules/reviews.ts';
import { samplePictureRules } from './rules/sample-pictures.ts';
import { sampleWordRules } from './rules/sample-words.ts';
import { sampleRules } from './rules/samples.ts';

let known: { files: ContentFiles; checked: ReturnType<typeof checkContent> } | undefined;

/** The sample. It seldom changes, and checking it takes longer than all rules here. */
function checkedSample() {
  const files = readContentFiles(resolve(sampleFolder, 'content'));
  if (!isDeepStrictEqual(files, known?.files)) known = { files, checked: checkContent(files) };
  return known?.checked ?? checkContent(files);
}

interface Circumstances {
  today: Date;
  /** The intake service, if the site is built with one. */
  intake: URL | undefined;
}

/** Everything that an owner should know before the launch, blockers first. */
export async function findLaunchProblems(
  { content: all, raw, locate }: CheckedContent,
  { today, intake }: Circumstances,
): Promise<LaunchProblem[]> {
  const sample = checkedSample();
  const content = visibleContent(all);
  const found: FoundProblem[] = [
    ...sampleRules(content),
    ...('raw' in sample ? sampleWordRules(visibleContent(raw), visibleContent(sample.raw)) : []),
    ...samplePictureRules(companyFolder, sampleFolder),
    ...ownAddressRules(content),
    ...reservedNameRules(content),
    ...companyRules(content),
    ...(intake ? [] : contactFormRules(content)),
    ...logRetentionRules(content),
    ...evidenceRules(content),
    ...caseRules(content),
    ...reviewRules(content, today),
    ...pastDateRules(content, today),
    ...linkRules(content),
  ];
  const problems = found.map(({ kind, severity, at, found }): LaunchProblem => {
    return { kind, severity, ...locate({ at, found, expected: kinds[kind].todo }) };
  });
  const { origin } = new URL(`https://${content.site.domain}`);
  const answer = intake && (await askIntake(intake, origin));
  if (answer !== undefined) {
    const place = { file: 'INTAKE_URL', line: 0, field: '' };
    const expected = kinds.unreachable.todo;
    problems.push({ kind: 'unreachable', severity: 'blocker', ...place, found: answer, expected });
  }
  return problems.sort((a, b) => (a.severity < b.severity ? -1 : a.severity > b.severity ? 1 : 0));
}
