/**
 * `npm run launch-check`: what stands between this repository and a truthful public launch. Reads
 * the content, INTAKE_URL and the built site. Exits with 1 while there is a blocker.
 *
 * --json prints the findings for programs. --dist names another folder with a built site.
 */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../checks/content/check-content.ts';
import { contentPaths, readContentFiles } from '../checks/content/content-files.ts';
import { intakeOf, readBuiltSite } from '../checks/launch/built-site.ts';
import { launchFinding } from '../checks/launch/finding.ts';
import { contentFindings, pageFindings } from '../checks/launch/launch-check.ts';
import { blockersAmong, reportText } from '../checks/launch/report.ts';
import { ProblemReport } from '../checks/problem-report.ts';
import { contentFolder } from '../company.ts';
import { getBuildDate } from '../src/lib/dates/build-date.ts';
import { getIntakeUrl } from '../src/lib/forms/intake-url.ts';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    dist: { type: 'string', default: join(root, 'dist') },
  },
});

const checked = checkContent(readContentFiles(contentFolder));
if ('problems' in checked) {
  console.error(ProblemReport.of(checked.problems).message);
  process.exit(1);
}

const built = readBuiltSite(values.dist);
const newest = Math.max(...contentPaths(contentFolder).map((path) => statSync(path).mtimeMs));
const unchecked = !built
  ? 'no index.html'
  : built.time < newest && 'an index.html that is older than the content';
const findings = [
  ...(await contentFindings(checked, {
    today: getBuildDate(),
    intake: getIntakeUrl() ?? (built && intakeOf(built)),
  })),
  ...(built ? pageFindings(checked, built) : []),
  ...(unchecked
    ? [launchFinding('not-built', { file: 'site/dist', line: 0, field: '', found: unchecked })]
    : []),
];

const blockers = blockersAmong(findings).length;
console.log(
  values.json
    ? JSON.stringify({ blockers, warnings: findings.length - blockers, findings }, undefined, 2)
    : reportText(findings),
);
process.exitCode = blockers > 0 ? 1 : 0;
