import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import type english from '../../../languages/en.json';

export type Labels = typeof english;

const folder = resolve(import.meta.dirname, '../../../languages');

/** The file of a language. For "de-AT", that of German. */
export function languageFile(language: string): string | undefined {
  return [language, language.split('-')[0]]
    .map((name) => join(folder, `${name}.json`))
    .find((file) => existsSync(file));
}

/** The language of a company and all labels, as the files have them: the content check reports mistakes. */
export function readLabels(contentFolder: string): { language: string; labels: Labels } {
  const language = readYaml(join(contentFolder, 'site.yaml')).language ?? 'en';
  const file = languageFile(`${language}`) ?? join(folder, 'en.json');
  const labels = JSON.parse(readFileSync(file, 'utf8'));
  return { language, labels: merged(labels, readYaml(join(contentFolder, 'labels.yaml'))) };
}

function readYaml(file: string): Record<string, string> {
  try {
    return Object(parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

function merged<Value>(value: Value, own: unknown): Value {
  if (typeof value !== 'object' || own === undefined) return (own ?? value) as Value;
  const entries = Object.entries(value as object);
  return Object.fromEntries(
    entries.map(([key, part]) => [key, merged(part, Object(own)[key])]),
  ) as Value;
}
