import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Element,
  isElement,
  type Node,
  parseHtml,
  walkElements,
} from '../src/lib/html/tree.ts';
import { dist } from './ports.ts';

/** A file of the built site. */
export const readBuiltFile = (file: string) => readFileSync(join(dist, file), 'utf8');

/** Reads a page of the built site: "/" is index.html, "/nowhere" is the not-found page. */
export const readPageSource = (path: string) =>
  readBuiltFile(path === '/' ? 'index.html' : path === '/nowhere' ? '404.html' : `${path}.html`);
export const readPage = (path: string) => parseHtml(readPageSource(path));

const silentTags = /^(?:script|style|svg|template)$/;

/** The text of a node, without its drawings. */
export function readText(node: Node): string {
  const text = (at: Node): string => {
    if (at.type === 'text') return at.value;
    if (!('children' in at) || (isElement(at) && silentTags.test(at.tagName))) return '';
    return at.children.map(text).join('');
  };
  return text(node).replaceAll(/\s+/g, ' ').trim();
}

/** Content without no-break spaces, as `readText` returns the text of a page. */
export const plain = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

/** Every element with one of these names below a node, in the order of the page. */
export const all = (node: Node, ...names: string[]): Element[] =>
  [...walkElements(node)].filter((element) => element !== node && names.includes(element.tagName));

export const texts = (node: Node, ...names: string[]): string[] =>
  all(node, ...names).map(readText);

export const hrefs = (node: Node): string[] =>
  all(node, 'a').map(({ properties }) => String(properties.href));

export const byId = (page: Node, id: string): Element =>
  requireValue(
    [...walkElements(page)].find(({ properties }) => properties.id === id),
    `#${id}`,
  );

/** Finds the section with this accessible name: from a label, or from the element that names it. */
export function region(page: Node, name: string): Element {
  const hasName = ({ properties: { ariaLabel, ariaLabelledBy } }: Element) =>
    ariaLabel === name || (ariaLabelledBy && readText(byId(page, `${ariaLabelledBy}`)) === name);
  const candidates = all(page, 'section', 'nav', 'ul', 'aside', 'dialog', 'article', 'div');
  return requireValue(candidates.find(hasName), name);
}

/** The items of a list that have a heading of their own: cards, steps, stories. */
export const cards = (node: Node): Element[] =>
  all(node, 'li').filter((item) => all(item, 'h2', 'h3', 'h4').length > 0);

/** The figures of a section: value and label. */
export const readStats = (node: Node): string[][] =>
  all(node, 'dl')
    .slice(0, 1)
    .flatMap((list) => all(list, 'div'))
    .map((stat) => [...texts(stat, 'dd'), ...texts(stat, 'dt')]);

export function requireValue<T>(value: T | undefined, description: string): T {
  if (value === undefined) throw new Error(`The page has no ${description}.`);
  return value;
}
