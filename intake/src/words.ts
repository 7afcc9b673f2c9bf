import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type english from '../../languages/en.json';
import { ConfigProblem } from './config.ts';

/** The texts for visitors and the owner, in the language of the site. */
export interface Words extends Pick<typeof english, 'email' | 'forms' | 'intake'> {
  /** As in `<html lang>`. */
  language: string;
  /** For numbers and dates. */
  locale: string;
  /** Shown after a message was received. */
  nextSteps?: NextSteps;
}

export interface NextSteps {
  heading: string;
  steps: readonly string[];
  lines: readonly string[];
  booking?: { label: string; url: string };
}

const folder = resolve(import.meta.dirname, '../../languages');

const withLocale = (words: Omit<Words, 'locale'>): Words => ({
  ...words,
  locale: words.language === 'en' ? 'en-US' : words.language,
});

/**
 * Reads the words that the build of the site has written beside the answer page. Without a page, those of
 * languages/<language>.json: for "de-AT" the German ones.
 */
export function readWords(language: string, answerPage?: string): Words {
  if (answerPage) {
    return withLocale(JSON.parse(readFileSync(join(dirname(answerPage), 'words.json'), 'utf8')));
  }
  const file = [language, language.split('-')[0]]
    .map((name) => join(folder, `${name}.json`))
    .find((path) => existsSync(path));
  if (file === undefined) {
    throw new ConfigProblem(`LANGUAGE: there is no file languages/${language}.json`);
  }
  return withLocale({ ...JSON.parse(readFileSync(file, 'utf8')), language });
}
