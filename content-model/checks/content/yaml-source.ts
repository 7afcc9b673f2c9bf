import {
  type Document,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { Path } from './problem.ts';
import { describeYamlError, findHiddenProblems, type SyntaxProblem } from './yaml-problems.ts';

/** A YAML text: its value, and the line of each part. */
export interface YamlSource {
  value: unknown;
  syntaxProblems: readonly SyntaxProblem[];
  /** The line of a value, or of its nearest parent if the value is missing. */
  lineOf: (path: Path) => number;
}

/** What was read before: after an edit, all files but one are the same. */
const known = new Map<string, YamlSource>();
const most = 200;

/** Reads a YAML text that starts on the given line of its file. */
export function yamlSource(text: string, firstLine = 1): YamlSource {
  const key = `${firstLine} ${text}`;
  const source = known.get(key) ?? readSource(text, firstLine);
  if (known.size > most) known.clear();
  known.set(key, source);
  return source;
}

function readSource(text: string, firstLine: number): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const [error] = document.errors;
  const describeError = (one: YAMLError): SyntaxProblem => {
    const place = lines.linePos(one.pos[0]).line - 1;
    const opened = openedBefore(document, place, lines);
    const { index, ...problem } = describeYamlError(
      opened === undefined ? one.code : 'MISSING_CHAR',
      one.message,
      text.split('\n'),
      opened ?? place,
    );
    return { line: index + firstLine, ...problem };
  };
  // The first error of the reader often causes the others.
  const syntaxProblems = error
    ? [describeError(error)]
    : [...findHiddenProblems(document, text, lineAt)];
  return {
    value: syntaxProblems.length === 0 ? document.toJS() : undefined,
    syntaxProblems,
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

/** The line where a quotation mark opens whose text goes on to the line of an error. */
function openedBefore(document: Document, line: number, lines: LineCounter): number | undefined {
  let opened: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (!type?.startsWith('QUOTE') || !range) return;
      const [first, last] = [range[0], range[1]].map((at) => lines.linePos(at).line - 1);
      if (first !== undefined && first < line && (last ?? 0) >= line) opened = first;
    },
  });
  return opened;
}

function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const key = keyNode(document.getIn(path.slice(0, length - 1), true), path[length - 1]);
    const node = key ?? (document.getIn(path.slice(0, length), true) as Node | undefined);
    if (node?.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

/**
 * The key before the colon. It locates a field better than its value, which may follow lines below.
 */
function keyNode(parent: unknown, name: string | number | undefined): Node | undefined {
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(name),
  );
  return pair?.key as Node | undefined;
}
