import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { treeOf } from '../../src/lib/html/tree.ts';
import { structuredDataIn } from '../page-parts.ts';
import { linesOf, spokenIn } from '../page-text.ts';

/** What each reader gets of a page, as text. */
export interface Renderings {
  /** The text of the whole page: its head, the words, and the footer. */
  page: (route: string) => string;
  markdown: (route: string) => string;
  structuredData: (route: string) => Value[];
  feed: () => string;
}

/** A value in the structured data, with the name of its property. */
export interface Value {
  name: string;
  value: string | number;
}

function* valuesIn(thing: unknown, name = ''): Generator<Value> {
  if (typeof thing === 'string' || typeof thing === 'number') yield { name, value: thing };
  else if (Array.isArray(thing)) for (const part of thing) yield* valuesIn(part, name);
  else if (typeof thing === 'object' && thing !== null)
    for (const [part, value] of Object.entries(thing)) yield* valuesIn(value, part);
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#34': '"',
};
const decoded = (text: string) =>
  text.replaceAll(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole);

/** Reads a built site. */
export function renderingsOf(folder: string): Renderings {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const fileOf = (route: string, ending: string) =>
    (route === '/' ? 'index' : route.slice(1)) + ending;
  const html = (route: string) => read(fileOf(route, '.html'));
  return {
    page: (route) => [...spokenIn(treeOf(html(route))), ...linesOf(treeOf(html(route)))].join('\n'),
    markdown: (route) => read(fileOf(route, '.md')),
    structuredData: (route) => [...valuesIn(structuredDataIn(html(route)))],
    feed: () =>
      decoded(
        read('news.atom')
          // The category of an entry is in an attribute, and its date has a time.
          .replaceAll(/<(?:[^>]*\bterm="([^"]*)")?[^>]*>/g, '\n$1\n')
          .replaceAll('T00:00:00Z', ''),
      ),
  };
}
