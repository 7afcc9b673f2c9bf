import {
  type Child,
  type Element,
  element,
  find,
  findTag,
  isElement,
  isHeading,
  isTag,
  textNode,
  textOf,
} from './hast.ts';

/** Controls, drawings and ways around the page: of no use in a text. */
const leftOut =
  /^(?:button|dialog|input|label|legend|nav|output|script|search|select|style|svg|template|textarea)$/;

function isLeftOut(node: Element): boolean {
  const { tagName, properties } = node;
  // The orrery shows the day of the build, and a twin must not depend on it.
  const isOrrery = 'dataOrrery' in properties;
  const isHidden = properties.hidden === true || properties.ariaHidden === 'true';
  return isHidden || isOrrery || (leftOut.test(tagName) && !isPicture(node));
}

/** Elements that mean something even if they contain no text. */
const mayBeEmpty = new Set(['br', 'hr', 'td', 'th', 'wbr']);

const isEmpty = (node: Child) =>
  isElement(node) && !mayBeEmpty.has(node.tagName) && textOf(node).trim() === '';

/** What a reader of plain text gets of a page, in the order of the page. `url` is its address. */
export function readable(node: Element, url: string): Element {
  const { tagName, properties } = node;
  if (tagName === 'pre') return node;
  if (isPicture(node)) {
    return { ...node, tagName: tagName.replace('svg', 'span'), children: [textNode(nameOf(node))] };
  }
  const shown = childrenOf(node)
    .filter((child) => !isElement(child) || !isLeftOut(child))
    .map((child) => (isElement(child) ? readable(child, url) : withPlainSpaces(child)))
    .filter((child) => !isEmpty(child));
  const steps = [withoutOwnLinks, labelBelowHeading, withNames, inOneLine, withRemarks, setApart];
  const children = steps.reduce((list, step) => step(list), shown);
  if (tagName !== 'a') return { ...node, children };
  if (properties.href === undefined) return element('span', children);
  const href = new URL(String(properties.href), url).href;
  return { ...node, properties: { href }, children: children.filter((child) => !isTabNote(child)) };
}

const isPicture = (node: Child): boolean => isElement(node) && node.properties.role === 'img';

/** What a drawing shows, in words. */
function nameOf(node: Element): string {
  const title = findTag(node, 'title');
  return String(node.properties.ariaLabel ?? (title ? textOf(title) : ''));
}

const isTabNote = (node: Child) => textOf(node).trim() === '(opens in a new tab)';

/** A space that keeps words on one line has no use in a text, and hides the words from a search. */
const withPlainSpaces = (node: Child) => textNode(textOf(node).replaceAll('\u00a0', ' '));

/** The children of an element. In place of a form: whom to write to, or what the form asks for. */
function childrenOf({ properties, children }: Element): Child[] {
  // A seal without a name says nothing, and nobody can type one here.
  if ('dataSeal' in properties) return children.filter((child) => !isTag(child, 'svg'));
  const form = children.find((child) => isElement(child) && 'dataForm' in child.properties);
  if (!isElement(form)) return children;
  const byEmail = children.find((child) => isElement(child) && child.properties.hidden === true);
  const instead = isElement(byEmail)
    ? { ...byEmail, properties: {} }
    : element('p', [textNode(`The form on the page asks for: ${fieldNames(form).join(', ')}.`)]);
  return children
    .filter((child) => child !== byEmail)
    .map((child) => (child === form ? instead : child));
}

function fieldNames(node: Child): string[] {
  if (!isElement(node) || node.properties.hidden === true) return [];
  if (node.tagName !== 'label') return node.children.flatMap(fieldNames);
  // The asterisk of a required field is in an element of its own.
  return node.children.filter(({ type }) => type === 'text').map(textOf);
}

/** Leaves out the links beside headings that lead to the heading itself. */
function withoutOwnLinks(children: Child[]): Child[] {
  const ids = children.filter(isHeading).map(({ properties }) => properties.id);
  return children.filter(
    (child) =>
      !isTag(child, 'a') || !ids.some((id) => String(child.properties.href).endsWith(`#${id}`)),
  );
}

/** A line above a heading is its label. Below, it stays with what it belongs to. */
function labelBelowHeading(children: Child[]): Child[] {
  const [first, second, ...rest] = children;
  return isTag(first, 'p') && isHeading(second) ? [second, first, ...rest] : children;
}

/** Puts the names of lists, and of sections without a heading, before them. */
function withNames(children: Child[]): Child[] {
  const around = children.map(textOf).join('\n');
  return children.flatMap((child): Child[] => {
    if (!isElement(child)) return [child];
    const isNamed =
      /^(?:[uod]l|section)$/.test(child.tagName) &&
      !find(child, isHeading) &&
      typeof child.properties.ariaLabel === 'string';
    const name = String(child.properties.ariaLabel);
    // Not if the text says the same.
    return isNamed && !around.includes(name) ? [element('p', [textNode(name)]), child] : [child];
  });
}

const inLine = new Set(['a', 'b', 'span', 'time']);
const isInLine = (node: Child | undefined): node is Element =>
  isElement(node) && inLine.has(node.tagName);

/** A few words above a few others, and nothing else: one line. A sentence stays a paragraph. */
function inOneLine(children: Child[]): Child[] {
  const [first, second, ...rest] = children;
  return isInLine(first) && isTag(second, 'p') && !rest.length && !textOf(second).endsWith('.')
    ? [first, { ...second, tagName: 'span' }]
    : children;
}

/** Small print is a remark on what is before it: in parentheses. */
function withRemarks(children: Child[]): Child[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    if (!isTag(child, 'small') || !before) return [child];
    const space = /\s$/.test(textOf(before)) ? '' : ' ';
    return [textNode(`${space}(`), ...child.children, textNode(')')];
  });
}

/** Neighbors without words between them are apart on the page, by their styles. */
function setApart(children: Child[]): Child[] {
  const isRow = children.every((child) => isInLine(child) || textOf(child).trim() === '');
  const parts = isRow ? children.filter(isElement) : children;
  return parts.flatMap((child, index) => {
    const before = parts[index - 1];
    const isNeighbor = isInLine(before) && isInLine(child);
    const hasOwnSign = before && (/[\s,]$/.test(textOf(before)) || /^[\s:,]/.test(textOf(child)));
    return isNeighbor && !hasOwnSign ? [textNode(' · '), child] : [child];
  });
}
