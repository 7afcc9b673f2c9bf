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
export const built = (file: string) => readFileSync(join(dist, file), 'utf8');

/** A page of the built site: "/" is index.html, "/nowhere" the page for what is missing. */
export const sourceOf = (path: string) =>
  built(path === '/' ? 'index.html' : path === '/nowhere' ? '404.html' : `${path}.html`);
export const pageAt = (path: string) => parseHtml(sourceOf(path));

const silent = /^(?:script|style|svg|template)$/;

/** The text of a node, without its drawings. */
export function wordsIn(node: Node): string {
  const text = (at: Node): string => {
    if (at.type === 'text') return at.value;
    if (!('children' in at) || (isElement(at) && silent.test(at.tagName))) return '';
    return at.children.map(text).join('');
  };
  return text(node).replaceAll(/\s+/g, ' ').trim();
}

/** Content with plain spaces, as `wordsIn` reads it on a page. */
export const plain = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

/** Every element with one of these names below a node, in the order of the page. */
export const all = (node: Node, ...names: string[]): Element[] =>
  [...walkElements(node)].filter((one) => one !== node && names.includes(one.tagName));

export const texts = (node: Node, ...names: string[]): string[] => all(node, ...names).map(wordsIn);

export const hrefs = (node: Node): string[] =>
  all(node, 'a').map(({ properties }) => String(properties.href));

export const byId = (page: Node, id: string): Element =>
  must(
    [...walkElements(page)].find(({ properties }) => properties.id === id),
    `#${id}`,
  );

/** The section that is called so: by a label of its own, or by the element that names it. */
export function region(page: Node, name: string): Element {
  const isCalledSo = ({ properties: { ariaLabel, ariaLabelledBy } }: Element) =>
    ariaLabel === name || (ariaLabelledBy && wordsIn(byId(page, `${ariaLabelledBy}`)) === name);
  const parts = all(page, 'section', 'nav', 'ul', 'aside', 'dialog', 'article', 'div');
  return must(parts.find(isCalledSo), name);
}

/** The items of a list that have a heading of their own: cards, steps, stories. */
export const cards = (node: Node): Element[] =>
  all(node, 'li').filter((item) => all(item, 'h2', 'h3', 'h4').length > 0);

/** The figures of a section: value and label. */
export const statsIn = (node: Node): string[][] =>
  all(node, 'dl')
    .slice(0, 1)
    .flatMap((list) => all(list, 'div'))
    .map((stat) => [...texts(stat, 'dd'), ...texts(stat, 'dt')]);

export function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The page has no ${what}.`);
  return value;
}
