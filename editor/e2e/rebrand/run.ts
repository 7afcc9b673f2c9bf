/**
 * `npm run e2e -- --rebrands` turns copies of the sample into two very different companies with `npm run
 * rebrand`, and takes a third with content of its own. It builds each, runs the tests of every company
 * on it, and searches every built file for traces of the sample.
 *
 *   --short       only the company with the long name, which is the most likely to break something
 *   --keep        leaves the copies in .scratch, to look at them
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { createScratchCompany } from '@website/content-model/test-helpers/scratch-company.ts';
import { findTraces, listTraces } from '../../../site/e2e/owner-edits/traces.ts';
import { companies } from './companies.ts';

const { values } = parseArgs({
  options: { short: { type: 'boolean' }, keep: { type: 'boolean' } },
});
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const editor = resolve(import.meta.dirname, '../..');
const site = resolve(editor, '../site');
const before = loadContent().site;

const rebranded = companies
  .filter((_, index) => !values.short || index === 0)
  .map((company, index) => {
    const copy = createScratchCompany(`rebrand-${index}`);
    const options = Object.entries({ ...company, figure: 'gears' }).flatMap(([name, text]) => [
      `--${name}`,
      text,
    ]);
    execFileSync(process.execPath, [resolve(editor, 'rebrand.ts'), ...options], {
      env: { ...process.env, COMPANY: copy.path() },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return copy;
  });
const own = resolve(site, 'e2e/companies/fennwick');
const copies = [...rebranded, ...(values.short ? [] : [createScratchCompany('rebrand-own', own)])];

const results = copies.map((copy) => {
  copy.build();
  const { status } = spawnSync(
    process.execPath,
    [playwright, 'test', '--config', 'playwright.company.config.ts'],
    {
      cwd: site,
      env: { ...process.env, COMPANY: copy.path(), DIST: copy.dist },
      stdio: 'inherit',
    },
  );
  const { files, found } = findTraces(copy.dist, listTraces(before));
  for (const trace of found) console.error(trace);
  const company = loadContent(copy.path('content')).site.name;
  if (!values.keep) copy.remove();
  return { company, files, traces: found.length, passed: status === 0 && found.length === 0 };
});

console.table(results);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
