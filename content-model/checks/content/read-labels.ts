import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

export type Labels = typeof import('../../../languages/en.json');

export interface Language {
  locale: string;
  labels: Labels;
}

export const languagesFolder = resolve(import.meta.dirname, '../../../languages');

/** The file of a language, without its region: for "de-AT", that of German. */
export function findLanguageFile(language: string): string | undefined {
  return [language, language.split('-')[0]]
    .map((name) => join(languagesFolder, `${name}.json`))
    .find((file) => existsSync(file));
}

/** The labels of a language. Missing ones are English here, and the content check reports them. */
export function readLanguage(language: unknown = 'en'): Language {
  const english = join(languagesFolder, 'en.json');
  const file = findLanguageFile(`${language}`) ?? english;
  // Without a region, some browsers would format dates as in Great Britain.
  const locale = language === 'en' ? 'en-US' : `${language}`;
  return { locale, labels: mergeLabels(readFile(english, JSON.parse), readFile(file, JSON.parse)) };
}

/** The language of a company, and its labels with those that the company changes. */
export function readLabels(contentFolder: string) {
  const { language = 'en' } = readFile(join(contentFolder, 'site.yaml'), parse);
  const { locale, labels } = readLanguage(language);
  const companyLabels = readFile(join(contentFolder, 'labels.yaml'), parse);
  return { language, locale, labels: mergeLabels(labels, companyLabels) };
}

/** The value of a file, or an empty object if the file cannot be read. */
function readFile<Value = Record<string, string>>(file: string, read: (text: string) => Value) {
  try {
    return Object(read(readFileSync(file, 'utf8'))) as Value;
  } catch {
    return {} as Value;
  }
}

function mergeLabels<Value>(base: Value, override: unknown): Value {
  if (typeof base !== 'object' || override === undefined) return (override ?? base) as Value;
  const baseLabels = base as Record<string, unknown>;
  const overrides = (typeof override === 'object' ? override : {}) as Record<string, unknown>;
  // A language may have more plural forms than English.
  const keys = new Set([...Object.keys(baseLabels), ...Object.keys(overrides)]);
  return Object.fromEntries(
    Array.from(keys, (key) => [key, mergeLabels(baseLabels[key], overrides[key])]),
  ) as Value;
}
