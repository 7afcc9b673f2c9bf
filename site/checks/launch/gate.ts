import { getBuildDate } from '../../src/lib/dates/build-date.ts';
import { getIntakeUrl } from '../../src/lib/forms/intake-url.ts';
import type { CheckedContent } from '../content/check-content.ts';
import { ProblemReport } from '../problem-report.ts';
import { type Kind, kinds } from './finding.ts';
import { contentFindings } from './launch-check.ts';
import { blockersAmong, kindsOf, reportText } from './report.ts';
import { reservedNameIn } from './rules/reserved-names.ts';

/**
 * Stops a build for a real domain while there are blockers, except those of the kinds in `despite`.
 * A build for a reserved domain, such as the sample's, cannot be mistaken for a launch.
 */
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
  const { domain } = checked.content.site;
  if (reservedNameIn(domain) !== undefined) return;
  const findings = await contentFindings(checked, {
    today: getBuildDate(),
    intake: getIntakeUrl(),
  });
  const open = blockersAmong(findings).filter(({ kind }) => !despite.includes(kind));
  if (open.length === 0) return;
  const all: Kind[] = kindsOf(blockersAmong(findings));
  throw new ProblemReport(
    `${reportText(open)}

${domain} is a real domain, so this build could be published as it is. It stops here.
To see every finding:    npm run launch-check
To build nevertheless:   npm run build -- ${all.map((kind) => `--despite ${kind}`).join(' ')}`,
  );
}
