import { type Element, getTextContent, isElement, type Node } from '../../src/lib/html/tree.ts';

type Child = Element['children'][number];

const excludedTags = /^(?:button|form|input|label|legend|nav|output|picture|search|svg)$/;

function isIncluded(node: Child): boolean {
  // React puts a comment between two texts.
  if (!isElement(node)) return node.type === 'text';
  const { hidden, ariaHidden } = node.properties;
  return !(excludedTags.test(node.tagName) || hidden || ariaHidden === 'true');
}

/** A copy of an element without controls, drawings, photographs and hidden content. */
export function extractReadable(node: Element): Element {
  const { ariaLabel, role } = node.properties;
  if (node.tagName === 'pre') return node;
  // A rating in stars, and the "§" that links to a section.
  if (ariaLabel && (role === 'img' || node.tagName === 'a')) {
    return { ...node, children: [{ type: 'text', value: String(ariaLabel) }] };
  }
  // The logo of a client.
  if (node.tagName === 'img') {
    const children: Child[] = [{ type: 'text', value: String(node.properties.alt) }];
    return { ...node, tagName: 'span', children };
  }
  const children = separateInline(node.children.filter(isIncluded));
  return {
    ...node,
    children: children.map((child) => (isElement(child) ? extractReadable(child) : child)),
  };
}

const isInline = (node: Node | undefined) =>
  isElement(node) && /^(?:a|b|small|span|time)$/.test(node.tagName);

/** Puts " · " between inline elements that only CSS separates, and before small print. */
function separateInline(children: Child[]): Child[] {
  const isRow = children.every((child) => isInline(child) || getTextContent(child).trim() === '');
  const siblings = isRow ? children.filter(isElement) : children;
  return siblings.flatMap((child, index) => {
    const previous = siblings[index - 1];
    const isSmall = isElement(child) && child.tagName === 'small';
    const isApart = previous && isInline(child) && (isInline(previous) || isSmall);
    // No separator where the text already has a comma or a colon.
    const needsSeparator =
      isApart && /[^\s,]\n[^\s,:]/.test(`${getTextContent(previous)}\n${getTextContent(child)}`);
    return needsSeparator ? [{ type: 'text', value: ' · ' }, child] : [child];
  });
}
