import {
  type Document,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
} from 'yaml';
import type { Path } from './problem.ts';
import { faultOfError, hiddenFaults, type SyntaxFault } from './yaml-faults.ts';

/** A YAML text: its value, and the line of each part. */
export interface YamlSource {
  value: unknown;
  faults: readonly SyntaxFault[];
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
  const isReadable = document.errors.length === 0;
  const [error] = document.errors;
  const faultOf = (one: YAMLError): SyntaxFault => {
    const place = lines.linePos(one.pos[0]).line - 1;
    const { index, ...fault } = faultOfError(one, text.split('\n'), place);
    return { line: index + firstLine, ...fault };
  };
  return {
    value: isReadable ? document.toJS() : undefined,
    // The first error of the reader often causes the others.
    faults: error ? [faultOf(error)] : [...hiddenFaults(document, text, lineAt)],
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
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
