import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..');

/** The company that this repository comes with. The tests of the specification run on it. */
export const sampleFolder = resolve(project, 'companies/orrery');

/** Which company is built: the folder in COMPANY, or else the one that company.json names. */
export const companyFolder = resolve(project, process.env.COMPANY || chosenCompany());

/** Its words and facts. */
export const contentFolder = resolve(companyFolder, 'content');

/** Its colors. */
export const colorsFile = resolve(companyFolder, 'colors.css');

function chosenCompany(): string {
  const { company } = JSON.parse(readFileSync(resolve(project, 'company.json'), 'utf8'));
  return company;
}

/** A path as messages name it: below the project's folder, so that a terminal can open it. */
export const shownPath = (path: string) => relative(project, path).replaceAll('\\', '/');
