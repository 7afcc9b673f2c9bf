import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const project = resolve(import.meta.dirname, '..');

/** The company that this repository comes with. The tests of the specification run on it. */
export const sampleFolder = resolve(project, 'companies/orrery');

/** The folder in COMPANY, or else the one that company.json names. */
export function chosenFolder(): string {
  const { company } = JSON.parse(readFileSync(resolve(project, 'company.json'), 'utf8'));
  return resolve(project, process.env.COMPANY || company);
}
