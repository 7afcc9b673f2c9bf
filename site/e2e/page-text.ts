import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isElement, type Node, parseHtml, walkElements } from '../src/lib/html/tree.ts';

const root = resolve(import.meta.dirname, '..');

/** A page as it was built, and the lines that a visitor reads or hears on it. */
export interface BuiltPage {
  path: string;
  lines: string[];
}

/** Every page of a build, by default the one without an intake address. */
export function readBuiltPages(folder = 'dist'): BuiltPage[] {
  return globSync(['*.html', '{news,docs}/*.html'], { cwd: resolve(root, folder) }).map((file) => {
    const page = parseHtml(readFileSync(resolve(root, folder, file), 'utf8'));
    return {
      path: `/${file.replace(/(?:index)?\.html$/, '')}`,
      lines: [...listSpokenTexts(page), ...listLines(page)],
    };
  });
}

/** The texts of attributes that a browser, a screen reader or a search engine uses. */
export function listSpokenTexts(page: Node): string[] {
  const names = ['ariaLabel', 'alt', 'title', 'placeholder', 'content'];
  return [...walkElements(page)].flatMap(({ properties }) =>
    names.filter((name) => properties[name]).map((name) => String(properties[name])),
  );
}

const inlineTags = /^(?:a|abbr|b|code|em|i|span|strong|sub|sup|time)$/;
const silentTags = /^(?:script|style|template)$/;

/** The text of a node, with a new line for each element that begins one on the page. */
function getLayoutText(node: Node): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (isElement(node) && silentTags.test(node.tagName))) return '';
  const { children } = node;
  // Two elements with nothing between them are two words: two links in a row, a name and a role.
  const text = children
    .map((child, index) => {
      const isApart = isElement(child) && isElement(children[index - 1]);
      return (isApart ? ' ' : '') + getLayoutText(child);
    })
    .join('');
  return isElement(node) && !inlineTags.test(node.tagName) ? `\n${text}\n` : text;
}

/** The lines that a visitor reads in a part of a page. */
export const listLines = (node: Node): string[] =>
  getLayoutText(node)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
