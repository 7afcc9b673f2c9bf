import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

export type Labels = typeof import('../../../languages/en.json');

export interface Language {
  locale: string;
  labels: Labels;
}

export const languagesFolder = resolve(import.meta.dirname, '../../../languages');

/** The file of a language. For "de-AT", that of German. */
export function languageFile(language: string): string | undefined {
  return [language, language.split('-')[0]]
    .map((name) => join(languagesFolder, `${name}.json`))
    .find((file) => existsSync(file));
}

/** A language, and English for what its file does not have: the content check reports that. */
export function readLanguage(language: unknown = 'en'): Language {
  const english = join(languagesFolder, 'en.json');
  const file = languageFile(`${language}`) ?? english;
  // Without a region, English would have the dates of Great Britain in some browsers.
  const locale = language === 'en' ? 'en-US' : `${language}`;
  return { locale, labels: merged(readFile(english, JSON.parse), readFile(file, JSON.parse)) };
}

/** The language of a company and all labels, as the files have them. */
export function readLabels(contentFolder: string) {
  const { language = 'en' } = readFile(join(contentFolder, 'site.yaml'), parse);
  const { locale, labels } = readLanguage(language);
  const own = readFile(join(contentFolder, 'labels.yaml'), parse);
  return { language, locale, labels: merged(labels, own) };
}

/** What a file has, or nothing if it cannot be read. */
function readFile<Value = Record<string, string>>(file: string, read: (text: string) => Value) {
  try {
    return Object(read(readFileSync(file, 'utf8'))) as Value;
  } catch {
    return {} as Value;
  }
}

function merged<Value>(value: Value, own: unknown): Value {
  if (typeof value !== 'object' || own === undefined) return (own ?? value) as Value;
  const parts = value as Record<string, unknown>;
  const ownParts = (typeof own === 'object' ? own : {}) as Record<string, unknown>;
  // A language may have more plural forms than English.
  const keys = new Set([...Object.keys(parts), ...Object.keys(ownParts)]);
  return Object.fromEntries(
    Array.from(keys, (key) => [key, merged(parts[key], ownParts[key])]),
  ) as Value;
}
