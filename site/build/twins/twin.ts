import { fromHtml } from 'hast-util-from-html';
import { stringify } from 'yaml';
import { lineMarks } from '../unbroken-text.ts';
import { type Element, find, findTag, isTag, type Node, textOf } from './hast.ts';
import { markdownText } from './markdown-text.ts';
import { markdownTree } from './markdown-tree.ts';
import { readable } from './readable.ts';

/** What the head of a page says about it. */
interface PageHead {
  title: string;
  description: string;
  /** Its canonical address. */
  url: string;
}

/** A page with its Markdown twin. */
export interface Twin {
  head: PageHead;
  /** How to reach the company, in one line, as the footer has it. */
  contact: string;
  text: string;
}

function headOf(page: Node): PageHead | undefined {
  const title = findTag(page, 'title');
  const description = find(page, ({ properties }) => properties.name === 'description');
  const canonical = find(page, ({ properties }) => String(properties.rel) === 'canonical');
  if (!title || !description || !canonical) return undefined;
  return {
    title: textOf(title),
    description: String(description.properties.content),
    url: String(canonical.properties.href),
  };
}

/**
 * The Markdown twin of a finished page, made from its HTML, so that both always say the same. The
 * not-found page has no address of its own, and no twin.
 */
export function twinOf(html: string): Twin | undefined {
  const page = fromHtml(html.replaceAll(lineMarks, ''));
  const head = headOf(page);
  const main = findTag(page, 'main');
  const company = find(page, ({ children }) => children.some((child) => isTag(child, 'address')));
  const address = company && findTag(company, 'address');
  if (!head || !main || !address) return undefined;
  const markdown = (part: Element) => markdownText(markdownTree(readable(part, head.url)));
  // Not folded: each line is one fact.
  const facts = stringify(head, { lineWidth: 0 });
  const text = `---\n${facts}---\n\n${markdown(main)}\n---\n\n${markdown(company)}`;
  return { head, contact: markdown(address).trim(), text };
}
