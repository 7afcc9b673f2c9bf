import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type { MdastNode } from 'satteri';
import { type Element, element, find, findTag, isElement, isHeading } from './hast.ts';

type Flow = ReturnType<State['toFlow']>;
type Paragraph = Extract<MdastNode, { type: 'paragraph' }>;
type Phrasing = Paragraph['children'];

const paragraph = (children: Phrasing): Paragraph => ({ type: 'paragraph', children });

/** Everything inside of an element, as blocks. */
const flowOf = (state: State, node: Element): Flow => state.toFlow(state.all(node));

const phrasingOf = (state: State, node: Element): Phrasing => state.all(node) as Phrasing;

/** `b` and `i` are only a look. What is important is `strong` or `em`. */
const plain: Handle = (state, node) => state.all(node);

/** What is hard to read inside of a list item. */
const needsRoom = /^(?:h[1-6]|blockquote|details|figure|pre|table)$/;

/** A list of cards becomes a sequence of texts. */
const list: Handle = (state, node) => {
  const isCards = node.children.some((item) =>
    find(item, ({ tagName }) => needsRoom.test(tagName)),
  );
  return isCards
    ? node.children.flatMap((item) => (isElement(item) ? flowOf(state, item) : []))
    : defaultHandlers.ul(state, node);
};

interface Entry {
  terms: Element[];
  descriptions: Element[];
}

/** The groups of terms and descriptions, each in a `div` or not. */
function entriesOf(node: Element): Entry[] {
  const parts = node.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'div' ? child.children.filter(isElement) : [child]));
  const entries: Entry[] = [];
  for (const part of parts) {
    const last = entries.at(-1);
    if (part.tagName === 'dd') last?.descriptions.push(part);
    else if (last?.descriptions.length === 0) last.terms.push(part);
    else entries.push({ terms: [part], descriptions: [] });
  }
  return entries;
}

const comma = { type: 'text', value: ', ' } as const;

/** "**Term**: description", one item each. Several in one place are separated by commas. */
const descriptionList: Handle = (state, node) => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: entriesOf(node).map(({ terms, descriptions }) => {
    const term = terms.flatMap((one, index) => [
      ...(index > 0 ? [comma] : []),
      ...phrasingOf(state, one),
    ]);
    const lead: Phrasing = [
      { type: 'strong', children: term },
      { type: 'text', value: ':' },
    ];
    const blocks: Flow = [];
    for (const block of descriptions.flatMap((one) => flowOf(state, one))) {
      if (block.type !== 'paragraph' || blocks.length > 0) blocks.push(block);
      else lead.push(lead.length === 2 ? { type: 'text', value: ' ' } : comma, ...block.children);
    }
    return { type: 'listItem', spread: false, children: [paragraph(lead), ...blocks] };
  }),
});

/** All of it, below the line that opens it on the page. */
const details: Handle = (state, node) => {
  const summary = findTag(node, 'summary');
  const rest = element(
    'div',
    node.children.filter((child) => child !== summary),
  );
  const title: Flow = !summary
    ? []
    : find(summary, isHeading)
      ? flowOf(state, summary)
      : [paragraph([{ type: 'strong', children: phrasingOf(state, summary) }])];
  return [...title, ...flowOf(state, rest)];
};

const table: Handle = (state, node) => {
  const caption = findTag(node, 'caption');
  return [
    ...(caption ? [paragraph(phrasingOf(state, caption))] : []),
    defaultHandlers.table(state, node),
  ];
};

/** A readable part of a page as a Markdown tree. */
export const markdownTree = (part: Element): MdastNode =>
  toMdast(
    { type: 'root', children: [part] },
    {
      document: true,
      handlers: {
        b: plain,
        i: plain,
        ul: list,
        ol: list,
        dl: descriptionList,
        details,
        table,
        // Text has no need for places to break a line.
        wbr: () => undefined,
      },
    },
  );
