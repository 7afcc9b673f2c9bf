/**
 * `npm run launch-check`: lists what stands between the content and a truthful public launch. Exits with 1
 * while there is a blocker.
 *
 * --all prints every problem in full. --json prints them for programs. --sitemap names the sitemap of an earlier
 * site, and reports its addresses that this site does not answer.
 */
import { loadCheckedContent } from '../checks/content/load-content.ts';
import { loadIntakeUrl } from '../checks/launch/launch-blockers.ts';
import { findLaunchProblems } from '../checks/launch/launch-check.ts';
import { filterBlockers, formatReport } from '../checks/launch/launch-report.ts';
import { findLostAddresses, readOldAddresses } from '../checks/launch/old-site.ts';
import { exitOnProblem } from '../checks/problem-report.ts';
import { getBuildDate } from '../lib/dates/build-date.ts';

const options = process.argv.slice(2);
const sitemapIndex = options.indexOf('--sitemap');
const sitemap = sitemapIndex === -1 ? undefined : options[sitemapIndex + 1];
// Without its value, --sitemap stays in the list, and is reported as unknown.
if (sitemap) options.splice(sitemapIndex, 2);
const isComplete = options.includes('--all');
const isJson = options.includes('--json');
const unknownOption = options.find((option) => !['--all', '--json'].includes(option));
if (unknownOption !== undefined) {
  console.error(
    `There is no option ${unknownOption}, only --all, --json and --sitemap <file or address>.`,
  );
  process.exit(1);
}

await exitOnProblem(async () => {
  const checked = loadCheckedContent();
  const problems = await findLaunchProblems(checked, {
    today: getBuildDate(),
    intake: loadIntakeUrl(checked.content.site),
  });
  if (sitemap !== undefined)
    problems.push(...findLostAddresses(checked.content, await readOldAddresses(sitemap), sitemap));
  const blockers = filterBlockers(problems).length;
  const warnings = problems.length - blockers;
  const isShortened = !isComplete && !isJson && problems.length > 0;
  console.log(
    isJson
      ? JSON.stringify({ blockers, warnings, problems }, undefined, 2)
      : formatReport(problems, { all: isComplete }),
  );
  if (isShortened) console.log('To see every finding: npm run launch-check -- --all');
  process.exitCode = blockers > 0 ? 1 : 0;
});
