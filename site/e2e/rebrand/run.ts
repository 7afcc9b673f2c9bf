/**
 * `npm run test:rebrand` turns copies of the project into three very different companies with `npm
 * run rebrand`, builds and serves each with nginx, runs the tests of accessibility, weight and
 * specification on it, and searches every built file for traces of the company before.
 *
 *   --short       one company, and only the most important tests: about a minute
 *   --keep        leaves the copies in .scratch, to look at them
 *   --only NAME   only the company whose name begins so
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '../../build/content/load-content.ts';
import { type ScratchSite, scratchSite, testParts } from '../../build/scratch-site.ts';
import { expectFree } from '../../scripts/serve.ts';
import { serve } from '../owner-edits/edited-site.ts';
import { findTraces, tracesOf } from '../owner-edits/traces.ts';
import { site } from '../ports.ts';
import { type Company, companies } from './companies.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    keep: { type: 'boolean' },
    only: { type: 'string', default: '' },
  },
});
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const here = resolve(import.meta.dirname, '../..');

/** Every file of tests that checks the specification, and those about what must follow a brand. */
function specFiles(): string[] {
  const follows = ['accessibility', 'weight', 'pictures', 'files-for-machines', 'structured-data'];
  return globSync('e2e/*.spec.ts', { cwd: here }).filter(
    (file) =>
      follows.some((name) => file.endsWith(`${name}.spec.ts`)) ||
      readFileSync(join(here, file), 'utf8').includes("/specification.ts'"),
  );
}

interface TestCounts {
  expected: number;
  unexpected: number;
  skipped: number;
  flaky: number;
}

function runTests(copy: ScratchSite, what: readonly string[]): TestCounts {
  const report = copy.path('test-report.json');
  spawnSync(process.execPath, [playwright, 'test', ...what, '--reporter=list,json'], {
    cwd: copy.path(),
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: 'inherit',
  });
  return JSON.parse(readFileSync(report, 'utf8')).stats;
}

async function tryCompany(company: Company, index: number) {
  await expectFree(site);
  const start = performance.now();
  const copy = scratchSite(`rebrand-${index}`, testParts);
  const options = Object.entries(company).flatMap(([name, text]) => [`--${name}`, text]);
  execFileSync(process.execPath, [copy.path('scripts/rebrand.ts'), ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  copy.build();
  const stop = await serve(copy.path('dist'), site);
  const seconds = (performance.now() - start) / 1000;
  await stop();
  const tests = values.short
    ? runTests(copy, ['--config=playwright.rebrand.config.ts'])
    : runTests(copy, specFiles());
  const { files, found } = findTraces(copy.path('dist'), tracesOf(before));
  for (const trace of found) console.error(trace);
  if (!values.keep) copy.remove();
  return { company: company.name, seconds, tests, files, traces: found.length };
}

const before = loadContent().site;
const chosen = companies
  .map((company, index) => ({ company, index }))
  .filter(({ company }) => company.name?.startsWith(values.only))
  // In short, the long name: it is the most likely to break something.
  .filter(({ index }) => !values.short || values.only || index === 1);
const results = [];
for (const { company, index } of chosen) results.push(await tryCompany(company, index));

console.log();
console.table(
  results.map(({ company, seconds, tests, files, traces }) => ({
    company,
    'copy to served': `${seconds.toFixed(0)} s`,
    'tests passed': tests.expected + tests.flaky,
    failed: tests.unexpected,
    skipped: tests.skipped,
    'built files': files,
    [`traces of ${before.name}`]: traces,
  })),
);
const failed = results.some(({ tests, traces }) => tests.unexpected > 0 || traces > 0);
// No test at all is a failure of the runner.
process.exitCode = failed || results.some(({ tests }) => tests.expected === 0) ? 1 : 0;
