import { defaultHandlers, toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { MdastNode } from 'satteri';
import { stringify } from 'yaml';
import { type Element, find, isElement, named, textOf, treeOf } from '../../src/lib/html/tree.ts';
import { readable } from './readable.ts';

/** A page with its Markdown twin. */
export interface Twin {
  /** What the head of the page says about it. `url` is its canonical address. */
  head: { title: string; description: string; url: string };
  /** How to reach the company, in one line, as the footer has it. */
  contact: string;
  text: string;
}

export const markdownText = (tree: MdastNode): string =>
  toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    // Otherwise, GitHub's Markdown strikes out what is between two.
    unsafe: [{ character: '~', inConstruct: 'phrasing' }],
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  }).replaceAll('\u00a0', ' ');

const { div, span } = defaultHandlers;
const handlers = {
  // On these pages, they are only a look. What is important is `strong` or `em`.
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
 * The Markdown twin of a finished page, made from its HTML, so that both always say the same. The
 * not-found page has no address of its own, and no twin.
 */
export function twinOf(html: string): Twin | undefined {
  const page = treeOf(html);
  const title = find(page, named('title'));
  const description = find(page, ({ properties }) => properties.name === 'description');
  const canonical = find(page, ({ properties }) => String(properties.rel) === 'canonical');
  const main = find(page, named('main'));
  const company = find(page, ({ children }) =>
    children.some((child) => isElement(child) && child.tagName === 'address'),
  );
  const address = company && find(company, named('address'));
  if (!title || !description || !canonical || !main || !address) return undefined;

  const head = {
    title: textOf(title),
    description: String(description.properties.content),
    url: String(canonical.properties.href),
  };
  const markdown = (...parts: Element[]) => {
    // The library resolves addresses against it.
    const base = element('base', { href: head.url });
    const children = [base, ...parts.map(readable)];
    return markdownText(toMdast({ type: 'root', children }, { document: true, handlers }));
  };
  // Not folded: each line is one fact.
  const facts = stringify(head, { lineWidth: 0 });
  const text = `---\n${facts}---\n\n${markdown(main, element('hr'), company)}`;
  return { head, contact: markdown(address).trim(), text };
}
