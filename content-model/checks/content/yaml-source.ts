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
import { describeYamlError, findSilentProblems, type SyntaxProblem } from './yaml-problems.ts';

/** A parsed YAML text, which knows the line of each of its values. */
export interface YamlSource {
  value: unknown;
  syntaxProblems: readonly SyntaxProblem[];
  /** The line of a value, or of its nearest parent if the value is missing. */
  findLine: (path: Path) => number;
}

/** After an edit, all files but one are the same, so the others need not be parsed again. */
const cache = new Map<string, YamlSource>();
const maxCached = 200;

/** Parses a YAML text that starts on the given line of its file. */
export function parseYaml(text: string, firstLine = 1): YamlSource {
  const key = `${firstLine} ${text}`;
  const source = cache.get(key) ?? parseUncached(text, firstLine);
  if (cache.size > maxCached) cache.clear();
  cache.set(key, source);
  return source;
}

function parseUncached(text: string, firstLine: number): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const getLine = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const [firstError] = document.errors;
  const describeError = (error: YAMLError): SyntaxProblem => {
    const errorIndex = lines.linePos(error.pos[0]).line - 1;
    const quoteIndex = findOpeningQuote(document, errorIndex, lines);
    const { index, ...problem } = describeYamlError(
      quoteIndex === undefined ? error.code : 'MISSING_CHAR',
      error.message,
      text.split('\n'),
      quoteIndex ?? errorIndex,
    );
    return { line: index + firstLine, ...problem };
  };
  // The first error of the parser often causes the others.
  const syntaxProblems = firstError
    ? [describeError(firstError)]
    : [...findSilentProblems(document, text, getLine)];
  return {
    value: syntaxProblems.length === 0 ? document.toJS() : undefined,
    syntaxProblems,
    findLine: (path) => getLine(findOffset(document, path)),
  };
}

/** The index of the line on which the quoted text begins that reaches the line of an error. */
function findOpeningQuote(
  document: Document,
  errorIndex: number,
  lines: LineCounter,
): number | undefined {
  let quoteIndex: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (!type?.startsWith('QUOTE') || !range) return;
      const firstIndex = lines.linePos(range[0]).line - 1;
      const lastIndex = lines.linePos(range[1]).line - 1;
      if (firstIndex < errorIndex && lastIndex >= errorIndex) quoteIndex = firstIndex;
    },
  });
  return quoteIndex;
}

function findOffset(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const key = findKeyNode(document.getIn(path.slice(0, length - 1), true), path[length - 1]);
    const node = key ?? (document.getIn(path.slice(0, length), true) as Node | undefined);
    if (node?.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

/** The key of a field. It tells the line better than the value, which may begin lines below. */
function findKeyNode(parent: unknown, name: string | number | undefined): Node | undefined {
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(name),
  );
  return pair?.key as Node | undefined;
}
