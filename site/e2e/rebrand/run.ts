/**
 * `npm run e2e -- --rebrands` turns copies of the sample into three very different companies with `npm run
 * rebrand`, builds each, runs the tests of every company on it, and searches every built file for
 * traces of the sample.
 *
 *   --short       only the company with the long name, which is the most likely to break something
 *   --keep        leaves the copies in .scratch, to look at them
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '../../checks/content/load-content.ts';
import { scratchCompany } from '../../test-helpers/scratch-company.ts';
import { findTraces, tracesOf } from '../owner-edits/traces.ts';
import { companies } from './companies.ts';

const { values } = parseArgs({
  options: { short: { type: 'boolean' }, keep: { type: 'boolean' } },
});
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const site = resolve(import.meta.dirname, '../..');
const before = loadContent().site;

const results = companies
  .filter((_, index) => !values.short || index === 1)
  .map((company, index) => {
    const copy = scratchCompany(`rebrand-${index}`);
    const env = { ...process.env, COMPANY: copy.path(), DIST: copy.dist };
    const options = Object.entries(company).flatMap(([name, text]) => [`--${name}`, text]);
    execFileSync(process.execPath, [resolve(site, 'commands/rebrand.ts'), ...options], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    copy.build();
    const { status } = spawnSync(
      process.execPath,
      [playwright, 'test', '--config', 'playwright.company.config.ts'],
      { cwd: site, env, stdio: 'inherit' },
    );
    const { files, found } = findTraces(copy.dist, tracesOf(before));
    for (const trace of found) console.error(trace);
    if (!values.keep) copy.remove();
    const passed = status === 0 && found.length === 0;
    return { company: company.name, files, traces: found.length, passed };
  });

console.table(results);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
