import { getBuildDate } from '../../lib/dates/build-date.ts';
import { getIntakeUrl } from '../../lib/forms/intake-url.ts';
import type { Site } from '../../schemas/site.ts';
import type { CheckedContent } from '../content/check-content.ts';
import { ProblemReport } from '../problem-report.ts';
import { findLaunchProblems } from './launch-check.ts';
import { type Kind, kinds } from './launch-problem.ts';
import { filterBlockers, formatReport } from './launch-report.ts';
import { matchReservedName } from './rules/reserved-names.ts';

/** The address of the intake service, if the site has one. Throws a report if it cannot be used. */
export function loadIntakeUrl({ contactForm }: Pick<Site, 'contactForm'>): URL | undefined {
  let intake: URL | undefined;
  try {
    intake = getIntakeUrl();
  } catch (error) {
    throw new ProblemReport((error as Error).message);
  }
  if (intake && contactForm)
    throw new ProblemReport(
      'Messages can go to one place only: INTAKE_URL names an intake service, and contactForm in site.yaml a form service. Remove one of them.',
    );
  return intake;
}

/**
 * The blockers of a launch. There are none for a reserved domain, such as the sample's, because nobody can launch
 * a site there.
 */
export async function findBlockers(checked: CheckedContent) {
  const intake = loadIntakeUrl(checked.content.site);
  if (matchReservedName(checked.content.site.domain) !== undefined) return [];
  return filterBlockers(await findLaunchProblems(checked, { today: getBuildDate(), intake }));
}

/** Nobody may publish the sample, or a hint in place of a text. */
const firmKinds: readonly string[] = ['sample', 'blank'] satisfies Kind[];

/** Stops a build for a real domain while there are blockers, except those whose kind is in `ignoredKinds`. */
export async function failOnBlockers(
  checked: CheckedContent,
  ignoredKinds: readonly string[],
): Promise<void> {
  const unknownKind = ignoredKinds.find((kind) => !(kind in kinds));
  if (unknownKind !== undefined) {
    throw new ProblemReport(
      `--despite ${unknownKind}: there is no such kind of finding. There are: ${Object.keys(kinds).join(', ')}`,
    );
  }
  const blockers = await findBlockers(checked);
  const openBlockers = blockers.filter(
    ({ kind }) => !ignoredKinds.includes(kind) || firmKinds.includes(kind),
  );
  if (openBlockers.length === 0) return;
  const isFirm = openBlockers.some(({ kind }) => firmKinds.includes(kind));
  const options = new Set(blockers.map(({ kind }) => `--despite ${kind}`));
  const nevertheless = isFirm
    ? ''
    : `\nTo build nevertheless:   npm run build -- ${[...options].join(' ')}`;
  throw new ProblemReport(
    `${formatReport(openBlockers)}

${checked.content.site.domain} is a real domain, so this build could be published as it is. It stops here.
To see every finding:    npm run launch-check -- --all${nevertheless}`,
  );
}
