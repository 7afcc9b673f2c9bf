import { type Element, isElement, type Node, textOf } from '../../src/lib/html/tree.ts';

type Child = Element['children'][number];

const leftOut = /^(?:button|form|input|label|legend|nav|output|picture|search|svg)$/;

function isShown(node: Child): boolean {
  // React puts a comment between two texts.
  if (!isElement(node)) return node.type === 'text';
  const { hidden, ariaHidden } = node.properties;
  return !(leftOut.test(node.tagName) || hidden || ariaHidden === 'true');
}

/** An element of a page without controls, drawings, photographs and what is hidden. */
export function readable(node: Element): Element {
  const { ariaLabel, role } = node.properties;
  if (node.tagName === 'pre') return node;
  // Stars, and the sign of a link to a section.
  if (ariaLabel && (role === 'img' || node.tagName === 'a')) {
    return { ...node, children: [{ type: 'text', value: String(ariaLabel) }] };
  }
  // The logo of a client.
  if (node.tagName === 'img') {
    const children: Child[] = [{ type: 'text', value: String(node.properties.alt) }];
    return { ...node, tagName: 'span', children };
  }
  const children = setApart(node.children.filter(isShown));
  return {
    ...node,
    children: children.map((child) => (isElement(child) ? readable(child) : child)),
  };
}

const isInline = (node: Node | undefined) =>
  isElement(node) && /^(?:a|b|small|span|time)$/.test(node.tagName);

/** Puts " · " between inline elements that only CSS separates, and before small print. */
function setApart(children: Child[]): Child[] {
  const isRow = children.every((child) => isInline(child) || textOf(child).trim() === '');
  const parts = isRow ? children.filter(isElement) : children;
  return parts.flatMap((child, index) => {
    const before = parts[index - 1];
    const isSmall = isElement(child) && child.tagName === 'small';
    const isApart = before && isInline(child) && (isInline(before) || isSmall);
    // Some have a comma or a colon of their own.
    const isGlued = isApart && /[^\s,]\n[^\s,:]/.test(`${textOf(before)}\n${textOf(child)}`);
    return isGlued ? [{ type: 'text', value: ' · ' }, child] : [child];
  });
}
