import { fromHtml } from 'hast-util-from-html';
import type { HastNode } from 'satteri';

/** A node of a parsed page. */
export type Node = HastNode;
export type Element = Extract<HastNode, { type: 'element' }>;

const trees = new Map<string, Node>();

/** A page as a tree. Whoever asks for the same page gets the same tree, and must not change it. */
export function treeOf(html: string): Node {
  const tree = trees.get(html) ?? (fromHtml(html) as Node);
  trees.set(html, tree);
  return tree;
}

export const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

/** Every element below a node and the node itself, in document order. */
export function* elements(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  if ('children' in node) for (const child of node.children) yield* elements(child);
}

/** The first element, in document order, that passes the test. */
export function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  for (const element of elements(node)) if (test(element)) return element;
  return undefined;
}

export const named =
  (...names: string[]) =>
  ({ tagName }: Element) =>
    names.includes(tagName);

/** The text of a node, like `textContent` in a browser. */
export function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
