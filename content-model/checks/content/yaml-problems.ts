import { type Document, isAlias, isNode, Lexer, visit } from 'yaml';
import { type ProblemText, shown } from './problem.ts';

/** Something that makes a file unreadable, or gives it another meaning than it seems to have. */
export type SyntaxProblem = ProblemText & { line: number };

const inQuotes = 'must have straight quotation marks around the whole text';

/** The text after the field's name or the hyphen. */
const valueIn = (line: string) => /^\s*(?:- +)*(?:[\w.-]+: +|- +)?(.*?)\s*$/.exec(line)?.[1] ?? '';

/** What to do about an error of the YAML reader, in words for someone who does not know YAML. */
export function describeYamlError(
  code: string,
  message: string,
  lines: readonly string[],
  index: number,
): ProblemText & { index: number } {
  const conflict = lines.findIndex((line) => /^(<{7}|={7}|>{7})( |$)/.test(line));
  if (conflict !== -1) {
    const expected = 'must be removed: keep one of the two versions, without these marks';
    return { index: conflict, found: shown(lines[conflict]), expected };
  }
  const odd = [index, index + 1, index - 1].find((at) => /^ *[\t\u00A0]/.test(lines[at] ?? ''));
  if (odd !== undefined) {
    const name = /^ *\t/.test(lines[odd] ?? '') ? 'a tab' : 'a non-breaking space';
    const found = `${name} at the beginning of the line`;
    return { index: odd, found, expected: 'must begin with ordinary spaces' };
  }
  const line = lines[index] ?? '';
  const expected =
    describeValueError(code, valueIn(line)) ??
    describeLineError(line, lines[index - 1] ?? '') ??
    describePositionError(code, index, lines) ??
    `must be mended: ${message}`;
  return { index, found: line.trim() ? shown(line.trim()) : 'an empty line', expected };
}

/** A text that YAML takes for something else because of one of its signs. */
function describeValueError(code: string, value: string): string | undefined {
  if (code === 'DUPLICATE_KEY')
    return 'must be there only once in its group: remove one of the two';
  if (code === 'MULTIPLE_DOCS') return 'must be removed, with no "---" in the file';
  const [first = ''] = value;
  if (/^["']/.test(value)) {
    return code === 'MISSING_CHAR'
      ? 'must end with the quotation mark that it begins with'
      : 'must have a straight quotation mark at each end and none between: use “ ” or ’ there';
  }
  if (/^\[[^\]]*$/.test(value)) return 'must have a ] at its end';
  if (/^[@`%&*!?[{]|^- |^[|>](?![-+\d]*$)/.test(value))
    return `${inQuotes}, because it begins with ${first}`;
  if (/:( |$)/.test(value)) return `${inQuotes}, because it has a colon`;
  return undefined;
}

/** A line that is neither a field nor an entry of a list. */
function describeLineError(line: string, before: string): string | undefined {
  if (/^\s*(- )*[\w.-]+:[^ \t]/.test(line)) return 'must have an ordinary space after the colon';
  if (/^\s*-[^ \t-]/.test(line)) return 'must have an ordinary space after the hyphen';
  if (/^\s*(- |[\w.-]+\s*:(\s|$))/.test(line)) return undefined;
  if (/^\s*- /.test(before)) return 'must begin with a hyphen and a space, like the line above';
  return 'must begin with the name of a field and a colon, or further to the right if it belongs to the text above';
}

/** A line that begins too far to the left or to the right. */
function describePositionError(
  code: string,
  index: number,
  lines: readonly string[],
): string | undefined {
  const indentOf = (line: string) => line.search(/\S/);
  const line = lines[index] ?? '';
  const next = lines.findIndex((other, at) => at > index && /^\s*[^\s#]/.test(other));
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && indentOf(lines[next] ?? '') > indentOf(line)) {
    return `must begin exactly above or below the other fields of its group: line ${next + 1} begins further to the right`;
  }
  return 'must begin exactly below the other fields of its group: count the spaces before it';
}

/** Parts that YAML reads without complaint, but that no page would show as they are written. */
export function* findHiddenProblems(
  document: Document,
  text: string,
  lineAt: (offset: number) => number,
): Generator<SyntaxProblem> {
  for (const [line, note] of notesAfterValues(text)) {
    const found = `${shown(note)} after the value, which YAML takes for a note`;
    const expected = `${inQuotes}, or be on a line of its own if it is a note`;
    yield { line, found, expected };
  }
  const found: SyntaxProblem[] = [];
  visit(document, (_, node) => {
    if (!isNode(node) || (!isAlias(node) && !node.anchor && !node.tag)) return;
    const first = isAlias(node) ? '*' : node.tag ? '!' : '&';
    const line = lineAt(node.range?.[0] ?? 0);
    found.push({ line, found: `a value that begins with ${first}`, expected: inQuotes });
  });
  yield* found;
}

/** Each "# …" that follows something on its line, with the number of the line. */
function* notesAfterValues(text: string): Generator<[number, string]> {
  let line = 1;
  let isEmpty = true;
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#') && !isEmpty) yield [line, token];
    const breaks = token.split('\n').length - 1;
    if (breaks > 0) isEmpty = true;
    // A control character only announces the next token.
    else if (!/^[\s\p{Cc}\uFEFF]*$/u.test(token)) isEmpty = false;
    line += breaks;
  }
}
