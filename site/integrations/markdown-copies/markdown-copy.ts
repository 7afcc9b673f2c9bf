import { defaultHandlers, toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { MdastNode } from 'satteri';
import { stringify } from 'yaml';
import {
  type Element,
  findElement,
  getTextContent,
  hasTagName,
  isElement,
  parseHtml,
} from '../../src/lib/html/tree.ts';
import { extractReadable } from './readable-content.ts';

/** The Markdown copy of a page, and what other files need to know about the page. */
export interface MarkdownCopy {
  /** From the head of the page. `url` is its canonical address. */
  head: { title: string; description: string; url: string };
  /** How to reach the company, in one line, as the footer has it. */
  contact: string;
  text: string;
}

export const formatMarkdown = (tree: MdastNode): string =>
  toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    // GitHub's Markdown strikes out text between two of them.
    unsafe: [{ character: '~', inConstruct: 'phrasing' }],
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  }).replaceAll('\u00a0', ' ');

const { div, span } = defaultHandlers;
const handlers = {
  // On these pages, `b` and `i` are styling only. Important words are `strong` or `em`.
  b: span,
  i: span,
  // It may contain a heading.
  summary: div,
  // By default a zero-width space, which hides the word from a search.
  wbr: () => undefined,
};

const element = (tagName: string, properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

/**
 * Renders a finished page as Markdown, from its HTML, so that both always say the same. Undefined for the
 * not-found page, which has no address of its own.
 */
export function renderMarkdownCopy(html: string): MarkdownCopy | undefined {
  const page = parseHtml(html);
  const title = findElement(page, hasTagName('title'));
  const description = findElement(page, ({ properties }) => properties.name === 'description');
  const canonical = findElement(page, ({ properties }) => String(properties.rel) === 'canonical');
  const main = findElement(page, hasTagName('main'));
  const company = findElement(page, ({ children }) =>
    children.some((child) => isElement(child) && child.tagName === 'address'),
  );
  const address = company && findElement(company, hasTagName('address'));
  if (!title || !description || !canonical || !main || !address) return undefined;

  const head = {
    title: getTextContent(title),
    description: String(description.properties.content),
    url: String(canonical.properties.href),
  };
  const renderElements = (...elements: Element[]) => {
    // The library resolves relative addresses against this element.
    const base = element('base', { href: head.url });
    const children = [base, ...elements.map(extractReadable)];
    return formatMarkdown(toMdast({ type: 'root', children }, { document: true, handlers }));
  };
  // With the default line width, long values would be folded.
  const frontMatter = stringify(head, { lineWidth: 0 });
  const text = `---\n${frontMatter}---\n\n${renderElements(main, element('hr'), company)}`;
  return { head, contact: renderElements(address).trim(), text };
}
