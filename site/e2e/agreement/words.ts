import { fromHtml } from 'hast-util-from-html';

type Page = ReturnType<typeof fromHtml>;
type Nodes = Page | Page['children'][number];

/** Words and numbers alone, so that a text can be found in whatever form it is written. */
export const wordsOf = (text: string) =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    // "98,765" is 98765 in data.
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/[$€£₹%+]/g, ' $& ')
    .replaceAll(/[^\p{L}\p{N}$€£₹%+]+/gu, ' ')
    .trim()} `;

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A value of the content as a reader sees it: "December 15, 2024" for 2024-12-15. */
export function inWords(value: string | number): string {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return isDate(value)
    ? new Date(value).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    : value;
}

const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);
const silent = new Set(['script', 'style', 'template']);
const isElement = (node: Nodes | undefined) => node?.type === 'element';

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && silent.has(node.tagName)) return '';
  const { children } = node;
  // Two elements with nothing between them are two words: two links in a row, a name and a role.
  const parts = children.map((child, index) =>
    isElement(child) && isElement(children[index - 1]) ? ` ${textOf(child)}` : textOf(child),
  );
  const text = parts.join('');
  return node.type === 'element' && !inline.has(node.tagName) ? `\n${text}\n` : text;
}

function find(node: Nodes, name: string): Nodes | undefined {
  if (node.type === 'element' && node.tagName === name) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
}

/** The text of the first element of a name in a page. */
export function textIn(html: string, name: string): string {
  const element = find(fromHtml(html), name);
  if (!element) throw new Error(`The page has no ${name} element.`);
  return textOf(element);
}
