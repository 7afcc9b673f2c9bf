import { isDeepStrictEqual } from 'node:util';
import type { Path } from '@website/content-model/checks/content/problem.ts';
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLSeq,
} from 'yaml';
import { Refusal } from './refusal.ts';

/** What a single field can hold. */
export type Value = string | number | boolean;

/** Changes of a YAML text that touch only their own place. Each result was read again and compared. */

/** The text with another value in a field. Everything outside of the value keeps its bytes. */
export function withValue(text: string, path: Path, value: Value): string {
  const document = read(text);
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range) throw new Refusal(`There is no value at ${path.join('.')}.`);
  if (node.value === value) return text;
  const { start, end } = rangeOf(text, node);
  // Behind a colon or a hyphen, a blank may have no space yet.
  const space = start === end && /[:-]/.test(text[start - 1] ?? '') ? ' ' : '';
  const written = [...sources(text.slice(start, end), node.type, value)];
  return firstGood(
    written.map((source) => text.slice(0, start) + space + source + text.slice(end)),
    changed(document.toJS(), path, value),
  );
}

/** Where a value is written. The range of a blank may reach over the comments behind it. */
function rangeOf(text: string, { range, value }: Scalar): { start: number; end: number } {
  const [start = 0, end = 0] = range ?? [];
  return { start, end: value === null && text.slice(start, end).trim() === '' ? start : end };
}

/** The text with one more field, or a group of them, at the end of a group. Groups around it may be new. */
export function withField(text: string, path: Path, value: Value | Record<string, Value>): string {
  const document = read(text);
  const expected = changed(document.toJS(), path, value);
  const isNew = (_: unknown, index: number) => !document.hasIn(path.slice(0, index));
  const first = path.findIndex(isNew);
  const steps = path.slice(first === -1 ? -1 : Math.max(0, first - 1));
  const map = document.getIn(path.slice(0, -steps.length), true);
  const written = [...sources('', 'PLAIN', value)];
  if (document.contents === null)
    return firstGood(
      written.map((source) => inserted(text, text.length, block(steps, source, ''))),
      expected,
    );
  if (!isMap(map) || !map.range) throw new Refusal(`There is no group at ${path.join('.')}.`);
  const at = map.flow ? map.range[1] - 1 : lineEnd(text, endOfNode(map));
  const end = map.flow ? text.slice(0, at).trimEnd().length : at;
  const key = (map.items[0]?.key as Node | undefined)?.range?.[0] ?? 0;
  const indent = ' '.repeat(key - lineStart(text, key));
  const comma = map.items.length > 0 ? ', ' : ' ';
  return firstGood(
    written.map((source) =>
      map.flow
        ? `${text.slice(0, end)}${comma}${flow(steps, source)}${text.slice(end)}`
        : inserted(text, end, block(steps, source, indent)),
    ),
    expected,
  );
}

/** A field, in groups of its own: one line each, or all in one line. */
const block = (steps: Path, source: string, indent: string) =>
  `${steps.map((step, level) => `${indent}${'  '.repeat(level)}${step}:`).join('\n')} ${source}\n`;
const flow = (steps: Path, source: string) =>
  `${steps.join(': { ')}: ${source}${' }'.repeat(steps.length - 1)}`;

/** The text without one field of a group, and without the group if it has no other and may go too. */
export function withoutField(text: string, path: Path, isGroupOptional = false): string {
  const document = read(text);
  const map = document.getIn(path.slice(0, -1), true);
  const index = isMap(map)
    ? map.items.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1))
    : -1;
  if (isMap(map) && index === 0 && map.items.length === 1 && isGroupOptional)
    return path.length > 1 ? withoutField(text, path.slice(0, -1), true) : '';
  if (!isMap(map) || index === -1 || map.items.length < 2)
    throw new Refusal(`${path.join('.')} cannot be removed.`);
  const expected = changed(document.toJS(), path, undefined);
  const startOf = (at: number) => (map.items[at]?.key as Node | undefined)?.range?.[0] ?? 0;
  const end = endOfNode((map.items[index]?.value ?? map.items[index]?.key) as Node);
  const start = startOf(index);
  if (map.flow) {
    const [from, to] =
      index === 0 ? [start, startOf(1)] : [endOfNode(map.items[index - 1]?.value as Node), end];
    return firstGood([text.slice(0, from) + text.slice(to)], expected);
  }
  // The first field of an entry of a list shares its line with the hyphen.
  const isAfterHyphen = /-\s*$/.test(text.slice(lineStart(text, start), start));
  const value = map.items[index]?.value;
  const isBlank = isScalar(value) && value.value === null;
  const line = lineStart(text, start);
  const [from, to] = isAfterHyphen
    ? [start, startOf(1)]
    : [isBlank ? startOfNotes(text, line) : line, lineEnd(text, end)];
  return firstGood([text.slice(0, from) + text.slice(to)], expected);
}

/** The text with a copy of an entry of a list right below it. */
export function withCopy(text: string, path: Path): string {
  return withEntries(text, path, (entries, index) =>
    entries.toSpliced(index + 1, 0, entries[index] as never),
  );
}

/** The text without an entry of a list. */
export function withoutEntry(text: string, path: Path): string {
  return withEntries(text, path, (entries, index) => entries.toSpliced(index, 1));
}

/** The text with an entry of a list one place further up (-1) or down (1). */
export function moved(text: string, path: Path, by: -1 | 1): string {
  return withEntries(text, path, (entries, index) => {
    const entry = entries[index] as never;
    return entries.toSpliced(index, 1).toSpliced(index + by, 0, entry);
  });
}

/** The text with one more entry at the end of a list, which may be empty or not there yet. */
export function withEntry(
  text: string,
  path: Path,
  value: unknown,
  getHint?: (path: Path) => string,
): string {
  const document = read(text);
  const list = document.getIn(path, true);
  if (!isSeq(list) || !list.range) return withPart(text, path, [value], getHint);
  const had = list.toJS(document) as unknown[];
  const expected = changed(document.toJS(), path, [...had, value]);
  const [from, to] = list.range;
  const entryHint = getHint && (([, ...rest]: Path) => getHint([...path, had.length, ...rest]));
  if (had.length === 0) {
    const start = text.slice(0, from).trimEnd();
    const indent = /^ */.exec(text.slice(lineStart(text, from)))?.[0] ?? '';
    const lines = linesOf([value], `${indent}  `, entryHint).trimEnd();
    return firstGood([`${start}\n${lines}${text.slice(to)}`], expected);
  }
  if (list.flow) {
    const end = (list.items.at(-1) as Node).range?.[1] ?? to;
    const written = [`${value}`, JSON.stringify(value)];
    const withOne = (one: string) => `${text.slice(0, end)}, ${one}${text.slice(end)}`;
    return firstGood(written.map(withOne), expected);
  }
  const indent = ' '.repeat(from - lineStart(text, from));
  const at = blockEntries(text, list).at(-1)?.to ?? to;
  return firstGood([inserted(text, at, linesOf([value], indent, entryHint))], expected);
}

/** The text with a list or a group that is not there yet, at the end of the group around it, which may be missing too. */
export function withPart(
  text: string,
  path: Path,
  value: unknown,
  getHint?: (path: Path) => string,
): string {
  const document = read(text);
  const partHint = getHint && (([, ...rest]: Path) => getHint([...path, ...rest]));
  if (document.contents === null && path.length === 1)
    return inserted(text, text.length, linesOf({ [`${path[0]}`]: value }, '', partHint));
  const map = document.getIn(path.slice(0, -1), true);
  if (map === undefined && path.length > 1)
    return withPart(text, path.slice(0, -1), { [`${path.at(-1)}`]: value }, getHint);
  const key = isMap(map) && !map.flow ? (map.items[0]?.key as Node | undefined)?.range?.[0] : NaN;
  if (!isMap(map) || key === undefined || Number.isNaN(key))
    throw new Refusal('This can’t be written into the file.');
  const indent = ' '.repeat(key - lineStart(text, key));
  const lines = linesOf({ [`${path.at(-1)}`]: value }, indent, partHint);
  const at = lineEnd(text, endOfNode(map));
  return firstGood([inserted(text, at, lines)], changed(document.toJS(), path, value));
}

/** A list or a group as lines of a file, with a hint above each blank. */
const linesOf = (value: unknown, indent: string, getHint?: (path: Path) => string) =>
  writeYaml(value, getHint).replaceAll(/^(?=.)/gm, indent);

/** Writes a value as YAML. Nothing follows the colon of a blank, and its hint is a comment above it. */
export function writeYaml(value: unknown, getHint: (path: Path) => string = () => ''): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  addHintComments(document, getHint);
  return document.toString(format).replaceAll(/ +$/gm, '');
}

/** The text with the hint of each blank above it. */
export function withHintComments(text: string, getHint: (path: Path) => string): string {
  const document = parseDocument(text);
  addHintComments(document, getHint);
  return document.toString(format).replaceAll(/ +$/gm, '');
}

const format = { lineWidth: 100, nullStr: '', flowCollectionPadding: true };

function addHintComments(document: Document, getHint: (path: Path) => string): void {
  const addHints = (node: unknown, path: Path, owner?: Commented): void => {
    if (isScalar(node) && node.value === null && owner) addComment(owner, getHint(path));
    if (isMap(node)) {
      for (const [index, { key, value: child }] of node.items.entries()) {
        // The first field of an entry shares the line of its hyphen.
        const isFirst = index === 0 && typeof path.at(-1) === 'number';
        const name = isScalar(key) ? `${key.value}` : '';
        addHints(child, [...path, name], isFirst ? node : (key as Commented));
      }
    }
    if (isSeq(node))
      for (const [index, item] of node.items.entries())
        addHints(item, [...path, index], item as Commented);
  };
  addHints(document.contents, []);
}

type Commented = Pick<Node, 'commentBefore'>;

function addComment(node: Commented, hint: string): void {
  if (hint !== '') node.commentBefore = ` ${hint}`;
}

function withEntries(
  text: string,
  path: Path,
  change: <Entry>(entries: readonly Entry[], index: number) => Entry[],
): string {
  const [listPath, index] = [path.slice(0, -1), Number(path.at(-1))];
  const document = read(text);
  const list = document.getIn(listPath, true);
  if (!isSeq(list) || !list.range || index >= list.items.length)
    throw new Refusal(`There is no entry at ${path.join('.')}.`);
  const values = list.toJS(document) as unknown[];
  const expected = changed(document.toJS(), listPath, change(values, index));
  const entries = list.flow ? flowEntries(list) : blockEntries(text, list);
  const [from, to] = [entries[0]?.from ?? 0, entries.at(-1)?.to ?? 0];
  const kept = change(
    entries.map((one) => text.slice(one.from, one.to)),
    index,
  );
  if (kept.length === 0) {
    const start = list.flow ? list.range[0] : text.slice(0, from).trimEnd().length;
    const end = list.flow ? list.range[1] : to - (text[to - 1] === '\n' ? 1 : 0);
    const empty = `${text.slice(0, start)}${list.flow ? '' : ' '}[]${text.slice(end)}`;
    return firstGood([empty], expected);
  }
  // What is between two entries stays where it is.
  const gaps = entries.slice(1).map((one, at) => text.slice(entries[at]?.to, one.from));
  const usual = list.flow ? ', ' : '';
  const joined = kept.map((source, at) => {
    const isLast = at === kept.length - 1;
    const line = list.flow || source.endsWith('\n') ? source : `${source}\n`;
    return line + (isLast ? '' : (gaps[at] ?? usual));
  });
  return firstGood([text.slice(0, from) + joined.join('') + text.slice(to)], expected);
}

const flowEntries = (list: YAMLSeq) =>
  list.items.map((item) => {
    const [from, to] = (item as Node).range ?? [0, 0];
    return { from, to };
  });

/** The lines of each entry, with the notes right above it. */
function blockEntries(text: string, list: YAMLSeq) {
  const token = list.srcToken;
  if (token?.type !== 'block-seq') throw new Refusal('This list can’t be changed here.');
  return list.items.map((item, index) => {
    const dash = token.items[index]?.start.find(({ type }) => type === 'seq-item-ind');
    const from = startOfNotes(text, lineStart(text, dash?.offset ?? 0));
    return { from, to: lineEnd(text, endOfNode(item as Node)) };
  });
}

/** Ways to write a value in place of a source, the one most like it first. */
function* sources(
  source: string,
  type: string | null | undefined,
  value: Value | Record<string, Value>,
): Generator<string> {
  if (typeof value === 'object') return yield `{ ${fieldsIn(value)} }`;
  if (typeof value !== 'string') return yield `${value}`;
  if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') {
    const [header = '', ...lines] = source.split('\n');
    const indent = /^ */.exec(lines.find((line) => line.trim()) ?? '')?.[0] ?? '';
    const width = Math.max(...lines.map((line) => line.length), 80);
    const end = source.endsWith('\n') ? '\n' : '';
    const parts =
      type === 'BLOCK_LITERAL' ? value.split('\n') : folded(value, width - indent.length);
    const body = parts.map((line) => (line ? indent + line : line));
    yield `${header}\n${body.join('\n')}${end}`;
    // The line after a block belongs to the next field.
    return yield `${JSON.stringify(value)}${end}`;
  }
  if (type === 'PLAIN') yield value;
  if (type === 'QUOTE_SINGLE') yield `'${value.replaceAll("'", "''")}'`;
  yield JSON.stringify(value);
}

const fieldsIn = (group: Record<string, Value>) =>
  Object.entries(group)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');

/** Lines that YAML joins again with a space. A line break of the text becomes an empty line. */
function folded(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph, index) => {
    const lines: string[] = index === 0 ? [] : [''];
    let line = '';
    for (const word of paragraph.split(/(?<=[^ ]) (?=[^ ])/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && longer.length > width) lines.push(line);
      line = line !== '' && longer.length > width ? word : longer;
    }
    return [...lines, line];
  });
}

/** The first text that is read as the expected value. */
function firstGood(texts: readonly string[], expected: unknown): string {
  const good = texts.find((text) => {
    const document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
    return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), expected);
  });
  if (good === undefined) throw new Refusal('This can’t be written into the file.');
  return good;
}

let last = { text: '', document: parseDocument('') as Document };

/** Reads a text, unless it was the last one that was read. */
function read(text: string): Document {
  if (last.text !== text) {
    const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false });
    if (document.errors.length > 0)
      throw new Refusal('The file has a mistake, so it can’t be changed here.');
    last = { text, document };
  }
  return last.document;
}

/** A copy of a value with another part at a path. Without the part, the field is gone. */
function changed(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  if (rest.length === 0 && part === undefined) delete copy[key];
  else copy[key] = changed(copy[key], rest, part);
  return copy;
}

/** Where the last value in a node ends. */
function endOfNode(node: Node): number {
  const last = isMap(node) && !node.flow ? node.items.at(-1) : undefined;
  if (last) return endOfNode((last.value ?? last.key) as Node);
  if (isSeq(node) && !node.flow && node.items.length > 0)
    return endOfNode(node.items.at(-1) as Node);
  return node.range?.[1] ?? 0;
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

/** Where the notes right above a line begin, or the line itself. */
function startOfNotes(text: string, line: number): number {
  let from = line;
  for (;;) {
    const above = lineStart(text, from - 1);
    if (from === 0 || !/^\s*#/.test(text.slice(above, from))) return from;
    from = above;
  }
}

/** The end of the line at this offset, or the offset itself if a line has just ended. */
function lineEnd(text: string, at: number): number {
  if (at > 0 && text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

function inserted(text: string, at: number, line: string): string {
  const before = text.slice(0, at);
  return `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${line}${text.slice(at)}`;
}
