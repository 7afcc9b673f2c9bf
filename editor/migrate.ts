/**
 * `node editor/migrate.ts 1.0.0 companies/yours` changes content from a release to what this one reads, for
 * `npm run update`. Everything else in the files keeps its bytes.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { withName, withoutField } from './yaml-edit.ts';

/** Changes a file that has this field. If it has a mistake, the build will say where. */
const ifThere = (path: string[], change: (text: string) => string) => (text: string) => {
  const document = parseDocument(text);
  return document.errors.length === 0 && document.hasIn(path) ? change(text) : text;
};
const rename = (path: string[], name: string) =>
  ifThere(path, (text) => withName(text, path, name));
const remove = (path: string[]) => ifThere(path, (text) => withoutField(text, path, true));

/** What a release needs, in which files, oldest first. */
const migrations: [version: string, files: string, change: (text: string) => string][] = [
  ['1.1.0', 'labels.yaml', rename(['rule', 'compare'], 'others')],
  ['1.1.0', 'labels.yaml', rename(['rule'], 'comparison')],
  ['1.1.0', 'labels.yaml', remove(['orrery', 'failed'])],
  ['1.1.0', 'labels.yaml', remove(['intake', 'held', 'more'])],
  ['1.2.0', 'labels.yaml', remove(['service', 'previous'])],
  ['1.2.0', 'labels.yaml', remove(['service', 'next'])],
  ['1.2.0', 'labels.yaml', remove(['services', 'plate'])],
  ['1.2.0', 'home.yaml', remove(['services', 'machine'])],
  ['1.2.0', 'services/*.yaml', remove(['caption'])],
  ['1.2.0', 'labels.yaml', remove(['orrery', 'date'])],
  ['1.2.0', 'labels.yaml', remove(['orrery', 'at'])],
  ['1.2.0', 'labels.yaml', remove(['orrery', 'within'])],
];

const [from = '', ...companies] = process.argv.slice(2);
for (const company of companies) {
  for (const [version, files, change] of migrations) {
    if (version.localeCompare(from, 'en', { numeric: true }) <= 0) continue;
    for (const path of globSync(join(company, 'content', files))) {
      const text = readFileSync(path, 'utf8');
      const changed = change(text);
      if (changed !== text) writeFileSync(path, changed);
    }
  }
}
