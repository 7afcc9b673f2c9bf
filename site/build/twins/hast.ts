import type { HastNode } from 'satteri';

/** A node of a parsed page. */
export type Node = HastNode;
export type Element = Extract<HastNode, { type: 'element' }>;
export type Child = Element['children'][number];

export const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

export const isTag = (node: Node | undefined, tagName: string): node is Element =>
  isElement(node) && node.tagName === tagName;

export const isHeading = (node: Node | undefined): node is Element =>
  isElement(node) && /^h[1-6]$/.test(node.tagName);

export const textNode = (value: string): Child => ({ type: 'text', value });

export const element = (tagName: string, children: Child[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

export function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The first element below a node, in reading order, that passes the test. */
export function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && test(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
}

export const findTag = (node: Node, tagName: string) =>
  find(node, (element) => isTag(element, tagName));
