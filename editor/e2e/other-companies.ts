/**
 * `npm run e2e -- --companies` runs the tests of every company on two that are very different from the sample: a
 * small one, made from the starter, and one with content of its own. It builds each, and searches every built file for
 * traces of the sample.
 *
 *   --keep        leaves the copies in .scratch, to look at them
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCheckedContent } from '@website/content-model/checks/content/load-content.ts';
import { sampleFolder } from '@website/content-model/company.ts';
import { createScratchCompany } from '@website/content-model/test-helpers/scratch-company.ts';
import { findTraces, listTraces } from '../../site/e2e/owner-edits/traces.ts';
import { createCompany } from '../server/company/make-company.ts';
import { withValue } from '../server/yaml-edit.ts';

const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const site = resolve(import.meta.dirname, '../../site');
const sample = loadCheckedContent(resolve(sampleFolder, 'content')).content.site;

/** A long name with signs that markup, feeds and shells treat specially, and a cold blue-green. */
const answers = {
  name: "Whitcombe, O'Malley & Daughters Optical",
  service: 'Lenses & light',
  domain: 'whitcombe-omalley-and-daughters.example',
  email: 'hello@whitcombe-omalley-and-daughters.example',
  messages: 'email',
  host: 'server',
  language: 'en',
  main: '#06262b',
  accent: '#00666e',
};

/** The smallest company, with words in place of all blanks. */
async function makeSmallCompany() {
  const company = createScratchCompany('company-small');
  const made = await createCompany(answers);
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  company.remove();
  for (const [path, text] of made.files) {
    mkdirSync(dirname(company.path(path)), { recursive: true });
    writeFileSync(company.path(path), text);
  }
  const { blanks } = loadCheckedContent(company.path('content'));
  for (const [index, { file, path }] of blanks.entries()) {
    const name = company.path('content', file);
    const text = readFileSync(name, 'utf8');
    writeFileSync(name, withValue(text, path, `Łódź & glass ${index + 1}`));
  }
  return company;
}

const fennwick = resolve(site, 'e2e/companies/fennwick');
const companies = [await makeSmallCompany(), createScratchCompany('company-fennwick', fennwick)];

const results = companies.map((company) => {
  company.build();
  const { status } = spawnSync(
    process.execPath,
    [playwright, 'test', '--config', 'playwright.company.config.ts'],
    {
      cwd: site,
      env: { ...process.env, COMPANY: company.path(), DIST: company.dist },
      stdio: 'inherit',
    },
  );
  const { files, found } = findTraces(company.dist, listTraces(sample));
  for (const trace of found) console.error(trace);
  const { name } = loadCheckedContent(company.path('content')).content.site;
  if (!values.keep) company.remove();
  return { name, files, traces: found.length, passed: status === 0 && found.length === 0 };
});

console.table(results);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
