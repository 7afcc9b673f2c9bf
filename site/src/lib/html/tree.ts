import { fromHtml } from 'hast-util-from-html';
import type { HastNode } from 'satteri';

/** A node of a parsed page. */
export type Node = HastNode;
export type Element = Extract<HastNode, { type: 'element' }>;

const trees = new Map<string, Node>();

/** Parses a page. Every caller gets the same tree for the same page, and must not change it. */
export function parseHtml(html: string): Node {
  const tree = trees.get(html) ?? (fromHtml(html) as Node);
  trees.set(html, tree);
  return tree;
}

export const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

/** Yields the node itself and every element below it, in document order. */
export function* walkElements(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  if ('children' in node) for (const child of node.children) yield* walkElements(child);
}

/** The first element, in document order, that passes the test. */
export function findElement(node: Node, test: (element: Element) => boolean): Element | undefined {
  for (const element of walkElements(node)) if (test(element)) return element;
  return undefined;
}

export const hasTagName =
  (...names: string[]) =>
  ({ tagName }: Element) =>
    names.includes(tagName);

/** The text of a node, like `textContent` in a browser. */
export function getTextContent(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(getTextContent).join('') : '';
}
