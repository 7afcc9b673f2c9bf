import type { MdastNode } from 'satteri';
import type { ArticleBlock, GuideBlock } from '../../schemas/article-text.ts';
import { link } from '../../schemas/fields.ts';
import {
  type Block,
  conditions,
  type FillIn,
  fillIns,
  type Piece,
} from '../../schemas/legal-document.ts';

/** What is known while a text is read. */
export interface Reading {
  /** The anchors that the text may refer to. */
  anchors: ReadonlySet<string>;
  /** The line of each block, and of each piece but plain words. */
  lines: Map<object, number>;
}

/** Remembers the line of what was read from a node. */
export function locate<Part extends object>(part: Part, node: MdastNode, { lines }: Reading): Part {
  lines.set(part, node.position?.start.line ?? 1);
  return part;
}

/** Throws an error whose cause is what the text must have instead, with the line. */
export function refuse(at: MdastNode | number, found: string, expected: string): never {
  const line = typeof at === 'number' ? at : (at.position?.start.line ?? 1);
  const cause = { line, found, expected };
  throw new Error(`line ${line}: found ${found}; ${expected}`, { cause });
}

const names: Partial<Record<MdastNode['type'], string>> = {
  blockquote: 'a quotation',
  emphasis: 'words in italics',
  html: 'HTML',
  image: 'a picture',
  list: 'a numbered list',
  table: 'a table',
};

/** Names what a text may not have. */
const describe = ({ type }: MdastNode) => names[type] ?? `something else (${type})`;

/** Plain words. Bold, code and links may contain nothing else. */
export function wordsOf(node: MdastNode): string {
  const [only, ...rest] = 'children' in node ? node.children : [node];
  if (rest.length > 0 || (only?.type !== 'text' && only?.type !== 'inlineCode')) {
    return refuse(node, `more than words (${node.type})`, 'must hold plain words alone');
  }
  if (/[{}]/.test(only.value))
    refuse(node, `braces in ${node.type}`, 'must be outside of bold, code and links');
  return only.value.replaceAll('\n', ' ');
}

const isFillIn = (name: string): name is FillIn => (fillIns as readonly string[]).includes(name);

/** Splits "Write to {email.legal}, see {#rights}." into words and placeholders. */
function filled(text: string, line: number, anchors: Reading['anchors']): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', index } of text.matchAll(/\{([^{}]*)\}|[{}]/g)) {
    const at = line + text.slice(0, index).split('\n').length - 1;
    pieces.push(text.slice(end, index));
    end = index + whole.length;
    if (isFillIn(name)) pieces.push({ fillIn: name });
    else if (!name.startsWith('#')) {
      refuse(
        at,
        `"${whole}"`,
        `must be a name in claims.yaml, or one of ${fillIns.map((one) => `{${one}}`).join(', ')}`,
      );
    } else if (!anchors.has(name.slice(1))) {
      refuse(at, `a reference to ${name}`, 'must be the anchor of a heading');
    } else pieces.push({ section: name.slice(1) });
  }
  return [...pieces, text.slice(end)]
    .map((piece) => (typeof piece === 'string' ? piece.replaceAll('\n', ' ') : piece))
    .filter((piece) => piece !== '');
}

function readPieces(node: MdastNode, reading: Reading): Piece[] {
  switch (node.type) {
    case 'text':
      return filled(node.value, node.position?.start.line ?? 0, reading.anchors);
    case 'strong':
      return [locate({ strong: wordsOf(node) }, node, reading)];
    case 'inlineCode':
      return [locate({ code: wordsOf(node) }, node, reading)];
    case 'link':
      if (!link.safeParse(node.url).success || node.title) {
        refuse(
          node,
          `a link to "${node.url}"`,
          'must be a page like "/docs", an address with https://, an email address or a phone number, and have no title',
        );
      }
      return [locate({ link: node.url, words: wordsOf(node) }, node, reading)];
    default:
      return refuse(
        node,
        describe(node),
        node.type === 'image'
          ? 'must be removed: only an article may have one, in its field "image"'
          : 'must be words, bold, code or a link',
      );
  }
}

/** Reads the entries of a list. */
const readEntries = (list: MdastNode & { type: 'list' }, reading: Reading): Piece[][] =>
  list.children.map((entry) => {
    const [only, ...rest] = entry.children;
    if (only?.type !== 'paragraph' || rest.length > 0 || typeof entry.checked === 'boolean') {
      return refuse(entry, 'an entry of a list with more in it', 'must be one paragraph');
    }
    const pieces = only.children.flatMap((child) => readPieces(child, reading));
    return locate(pieces, entry, reading);
  });

/** Reads a paragraph or a list, and refuses every other Markdown block. */
export function readBlock(
  node: MdastNode,
  reading: Reading,
  expected = 'must be a heading, a paragraph or a list with hyphens',
): Block {
  if (node.type === 'paragraph') {
    const [first, ...rest] = node.children;
    // "{when=intake} A message may wait longer." is for one kind of build.
    const [mark = '', name] =
      (first?.type === 'text' && /^\{when=(\w+)\}\s/.exec(first.value)) || [];
    const when = conditions.find((condition) => condition === name);
    const words =
      first?.type === 'text' && when
        ? [{ ...first, value: first.value.slice(mark.length) }, ...rest]
        : node.children;
    const paragraph = words.flatMap((child) => readPieces(child, reading));
    return locate({ paragraph, ...(when && { when }) }, node, reading);
  }
  if (node.type !== 'list' || node.ordered) return refuse(node, describe(node), expected);
  return locate({ list: readEntries(node, reading) }, node, reading);
}

/** Reads a block of an article, which may also be a numbered list or a table. */
export function readArticleBlock(
  node: MdastNode,
  reading: Reading,
  expected = 'must be a heading, a paragraph, a list or a table',
): ArticleBlock {
  if (node.type === 'table') return readTable(node, reading);
  if (node.type !== 'list' || !node.ordered) return readBlock(node, reading, expected);
  if (node.start !== 1) refuse(node, `a list that begins with ${node.start}`, 'must begin with 1');
  return locate({ numbered: readEntries(node, reading) }, node, reading);
}

function readTable(node: MdastNode & { type: 'table' }, reading: Reading): ArticleBlock {
  const sides = (node.align ?? []).map((side) => {
    if (side === 'center')
      return refuse(node, 'a column in the middle', 'must be on the left (---) or right (---:)');
    return side ?? 'left';
  });
  const [head = [], ...rows] = node.children.map((row) => {
    const cells = row.children.map((cell) =>
      cell.children.flatMap((child) => readPieces(child, reading)),
    );
    if (cells.length !== sides.length)
      refuse(
        row,
        `a row of ${cells.length}`,
        `must have ${sides.length} cells, like the first row`,
      );
    return locate(cells, row, reading);
  });
  if (rows.length === 0) refuse(node, 'a table without rows', 'must have one below its head');
  return locate({ table: { sides, head, rows } }, node, reading);
}

/** Reads a block of a guide, which may also show a call of the API. */
export function readGuideBlock(node: MdastNode, reading: Reading): GuideBlock {
  if (node.type !== 'code') {
    const expected =
      'must be a heading, a paragraph, a list, a table or a call of the API (```api)';
    return readArticleBlock(node, reading, expected);
  }
  if (node.lang !== 'api' || !/^(?:GET|POST) \/\S*$/.test(node.value)) {
    const expected = 'must be a call of the API: ```api, a line like "GET /api/v1/models", and ```';
    return refuse(node, 'code', expected);
  }
  const part = { apiCall: node.value };
  // The line of the call, below the one with the backticks.
  reading.lines.set(part, (node.position?.start.line ?? 1) + 1);
  return part;
}
