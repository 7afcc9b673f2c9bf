import { readFileSync } from 'node:fs';
import { shownPath } from '../../../company.ts';
import type { Content } from '../../../src/collections.ts';
import { languageSchema } from '../../../src/schemas/labels.ts';
import { languageFile } from '../labels.ts';
import { shown } from '../problem.ts';
import type { Finding } from '../rules.ts';
import { schemaFindings } from '../schema-problems.ts';

/** The language of the site has all labels. */
export function* labelRules({ site: { language = 'en' } }: Content): Generator<Finding> {
  const file = languageFile(language);
  if (file === undefined) {
    const expected = `must be a language with a file of labels: copy languages/en.json to languages/${language}.json, and translate it`;
    yield { at: ['site', 'language'], found: shown(language), expected };
    return;
  }
  const text = readFileSync(file, 'utf8');
  for (const { path, found, expected } of schemaFindings(languageSchema, JSON.parse(text))) {
    const line = text.slice(0, text.indexOf(`"${path.at(-1)}"`)).split('\n').length;
    yield { at: { file: shownPath(file), line }, found: `${path.join('.')}: ${found}`, expected };
  }
}
