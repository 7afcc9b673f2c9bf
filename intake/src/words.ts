import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type english from '../../languages/en.json';
import { ConfigProblem } from './config.ts';

/** What visitors and the owner read, in the language of the site. */
export interface Words extends Pick<typeof english, 'email' | 'forms' | 'intake'> {
  /** As in `<html lang>`. */
  language: string;
  /** For numbers. */
  locale: string;
}

const folder = resolve(import.meta.dirname, '../../languages');

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The words of a build may be older than the service: those that it lacks stay as they are. */
function merged<Value>(value: Value, own: unknown): Value {
  if (typeof value !== 'object') return (own ?? value) as Value;
  const parts = Object.entries(value as object);
  return Object.fromEntries(
    parts.map(([key, part]) => [key, merged(part, Object(own)[key])]),
  ) as Value;
}

/**
 * The company's own words, which its build has written beside the answer page. Without one, those of
 * languages/<language>.json, for "de-AT" that of German.
 */
export function readWords(wanted: string, answerPage?: string): Words {
  const labels = answerPage && join(dirname(answerPage), 'labels.json');
  const own = labels && existsSync(labels) ? read(labels) : {};
  const language = own.language ?? wanted;
  const file = [language, language.split('-')[0]]
    .map((name) => join(folder, `${name}.json`))
    .find((path) => existsSync(path));
  if (file === undefined) {
    const problem = `LANGUAGE: there is no file languages/${language}.json`;
    throw new ConfigProblem(`The intake service cannot start:\n  ${problem}`);
  }
  const locale = language === 'en' ? 'en-US' : language;
  return { ...merged(read(file), own), language, locale };
}
