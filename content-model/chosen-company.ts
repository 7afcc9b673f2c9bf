import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const project = resolve(import.meta.dirname, '..');

/** The company in this repository. The tests of the specification run on it. */
export const sampleFolder = resolve(project, 'companies/orrery');

/** The folder in COMPANY, or else the one that company.json names. */
export function findCompanyFolder(): string {
  const text = readFileSync(resolve(project, 'company.json'), 'utf8');
  const [, configuredCompany] = /"company":\s*"([^"]+)"/.exec(text) ?? [];
  const company = process.env.COMPANY || configuredCompany;
  if (company !== undefined && existsSync(resolve(project, company, 'content')))
    return resolve(project, company);
  const found = company === undefined ? 'no folder' : `"${company}", which has no folder "content"`;
  console.error(
    `${process.env.COMPANY ? 'COMPANY' : 'company.json'}: found ${found}; must name the folder of a company, like { "company": "companies/orrery" }`,
  );
  process.exit(1);
}
