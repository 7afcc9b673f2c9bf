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

/** A language, and English if there is no such file: the content check reports that. */
export function readLanguage(language: unknown = 'en'): { locale: string; labels: Labels } {
  const file = languageFile(`${language}`) ?? join(folder, 'en.json');
  // Without a region, English would have the dates of Great Britain in some browsers.
  const locale = language === 'en' ? 'en-US' : `${language}`;
  return { locale, labels: JSON.parse(readFileSync(file, 'utf8')) };
}

/** The language of a company and all labels, as the files have them. */
export function readLabels(contentFolder: string) {
  const { language = 'en' } = readYaml(join(contentFolder, 'site.yaml'));
  const { locale, labels } = readLanguage(language);
  const own = readYaml(join(contentFolder, 'labels.yaml'));
  return { language, locale, labels: merged(labels, own) };
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
