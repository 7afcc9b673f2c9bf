/**
 * `npm run launch-check`: what stands between the content and a truthful public launch. Exits with 1
 * while there is a blocker.
 *
 * --all prints every finding in full. --json prints the problems for programs. --sitemap names the
 * sitemap of the earlier site, and adds its addresses that would be lost.
 */
import { loadCheckedContent } from '../checks/content/load-content.ts';
import { intakeOrReport } from '../checks/launch/gate.ts';
import { findLaunchProblems } from '../checks/launch/launch-check.ts';
import { lostAddresses, oldAddresses } from '../checks/launch/old-site.ts';
import { blockersAmong, reportText } from '../checks/launch/report.ts';
import { exitOnProblem } from '../checks/problem-report.ts';
import { getBuildDate } from '../lib/dates/build-date.ts';

const given = process.argv.slice(2);
const at = given.indexOf('--sitemap');
const [, sitemap] = at === -1 ? [] : given.splice(at, 2, ...(given[at + 1] ? [] : ['--sitemap']));
const values = { all: given.includes('--all'), json: given.includes('--json') };
const unknown = given.find((one) => !['--all', '--json'].includes(one));
if (unknown !== undefined) {
  console.error(
    `There is no option ${unknown}, only --all, --json and --sitemap <file or address>.`,
  );
  process.exit(1);
}

await exitOnProblem(async () => {
  const checked = loadCheckedContent();
  const problems = await findLaunchProblems(checked, {
    today: getBuildDate(),
    intake: intakeOrReport(checked.content.site),
  });
  if (sitemap !== undefined)
    problems.push(...lostAddresses(checked.content, await oldAddresses(sitemap), sitemap));
  const blockers = blockersAmong(problems).length;
  const warnings = problems.length - blockers;
  const isShort = !values.all && !values.json && problems.length > 0;
  console.log(
    values.json
      ? JSON.stringify({ blockers, warnings, problems }, undefined, 2)
      : reportText(problems, values),
  );
  if (isShort) console.log('To see every finding: npm run launch-check -- --all');
  process.exitCode = blockers > 0 ? 1 : 0;
});
