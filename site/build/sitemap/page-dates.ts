import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/collections.ts';
import { routes } from '../../src/routes.ts';
import { hashOfWords } from './page-words.ts';

/** For each page, the day on which its words last changed, and the hash of these words. */
export type PageDates = Readonly<Record<string, { changed: string; words: string }>>;

const file = join(import.meta.dirname, 'page-dates.json');

export const readPageDates = (): PageDates => JSON.parse(readFileSync(file, 'utf8'));

/** One line per page, so that a change is easy to read. */
export function writePageDates(dates: PageDates): void {
  const lines = Object.entries(dates).map(
    ([path, { changed, words }]) => `  "${path}": { "changed": "${changed}", "words": "${words}" }`,
  );
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** The pages that tell their visitors when they last changed. */
export function ownDates({ privacy, terms, cookiePolicy }: Content): Map<string, string> {
  return new Map([
    ['/privacy', privacy.updated],
    ['/terms', terms.updated],
    ['/cookies', cookiePolicy.lastUpdated],
  ]);
}

/** The hash of each page in a built site. */
export function builtWords(root: string): Map<string, string> {
  const fileOf = (path: string) => join(root, path === '/' ? 'index.html' : `${path}.html`);
  return new Map(routes.map((path) => [path, hashOfWords(readFileSync(fileOf(path), 'utf8'))]));
}

/** The day on which each page last changed. A page whose words were changed since has none. */
export function lastChanges(
  words: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
  recorded: PageDates,
): Map<string, string> {
  const dates = new Map<string, string>();
  for (const [path, hash] of words) {
    const known = recorded[path];
    const date = own.get(path) ?? (known?.words === hash ? known.changed : undefined);
    if (date !== undefined) dates.set(path, date);
  }
  return dates;
}

/** The record with today as the date of every page whose words are new. */
export function recordedOn(
  today: string,
  words: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
  recorded: PageDates,
): PageDates {
  const known = lastChanges(words, own, recorded);
  return Object.fromEntries(
    Array.from(words)
      .filter(([path]) => !own.has(path))
      .map(([path, hash]) => [path, { changed: known.get(path) ?? today, words: hash }]),
  );
}
