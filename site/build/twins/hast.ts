import type { HastNode } from 'satteri';

/** A node of a parsed page. */
export type Node = HastNode;
export type Element = Extract<HastNode, { type: 'element' }>;

export const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

export function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The first element, in document order, that passes the test. */
export function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && test(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
}
