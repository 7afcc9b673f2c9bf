import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/** Reads languages/<language>.json of the site, for "de-AT" that of German. */
export function readWords(language: string): Words {
  const file = [language, language.split('-')[0]]
    .map((name) => join(folder, `${name}.json`))
    .find((path) => existsSync(path));
  if (file === undefined) {
    const problem = `LANGUAGE: there is no file languages/${language}.json`;
    throw new ConfigProblem(`The intake service cannot start:\n  ${problem}`);
  }
  const locale = language === 'en' ? 'en-US' : language;
  return { ...JSON.parse(readFileSync(file, 'utf8')), language, locale };
}
