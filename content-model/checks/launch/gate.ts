import { getBuildDate } from '../../lib/dates/build-date.ts';
import { getIntakeUrl } from '../../lib/forms/intake-url.ts';
import type { Site } from '../../schemas/site.ts';
import type { CheckedContent } from '../content/check-content.ts';
import { ProblemReport } from '../problem-report.ts';
import { findLaunchProblems } from './launch-check.ts';
import { kinds } from './launch-problem.ts';
import { blockersAmong, reportText } from './report.ts';
import { reservedNameIn } from './rules/reserved-names.ts';

/** The address of the intake service. One that cannot be used is a problem for the owner to solve. */
export function intakeOrReport({ contactForm }: Pick<Site, 'contactForm'>): URL | undefined {
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
 * What must be done before a real domain may show the site. A site for a reserved domain, such as the
 * sample's, cannot be mistaken for a launch.
 */
export async function openBlockers(checked: CheckedContent) {
  const intake = intakeOrReport(checked.content.site);
  if (reservedNameIn(checked.content.site.domain) !== undefined) return [];
  return blockersAmong(await findLaunchProblems(checked, { today: getBuildDate(), intake }));
}

/** Stops a build for a real domain while there are blockers, except those of the kinds in `despite`. */
export async function refuseBlockers(
  checked: CheckedContent,
  despite: readonly string[],
): Promise<void> {
  const unknown = despite.find((kind) => !(kind in kinds));
  if (unknown !== undefined) {
    throw new ProblemReport(
      `--despite ${unknown}: there is no such kind of finding. There are: ${Object.keys(kinds).join(', ')}`,
    );
  }
  const blockers = await openBlockers(checked);
  const open = blockers.filter(({ kind }) => !despite.includes(kind));
  if (open.length === 0) return;
  const all = new Set(blockers.map(({ kind }) => `--despite ${kind}`));
  throw new ProblemReport(
    `${reportText(open)}

${checked.content.site.domain} is a real domain, so this build could be published as it is. It stops here.
To see every finding:    npm run launch-check -- --all
To build nevertheless:   npm run build -- ${[...all].join(' ')}`,
  );
}
