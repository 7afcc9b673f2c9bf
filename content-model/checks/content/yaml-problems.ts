import { type Document, isAlias, isNode, Lexer, visit } from 'yaml';
import { formatValue, type ProblemText } from './problem.ts';

/** A problem that keeps YAML from being parsed, or gives it another meaning than it seems to have. */
export type SyntaxProblem = ProblemText & { line: number };

const inQuotes = 'must have straight quotation marks around the whole text';

/** The text after the name of a field or the hyphen. */
const getValueText = (line: string) =>
  /^\s*(?:- +)*(?:[\w.-]+: +|- +)?(.*?)\s*$/.exec(line)?.[1] ?? '';

/** Describes an error of the YAML parser for someone who does not know YAML. */
export function describeYamlError(
  code: string,
  message: string,
  lines: readonly string[],
  index: number,
): ProblemText & { index: number } {
  const conflict = lines.findIndex((line) => /^(<{7}|={7}|>{7})( |$)/.test(line));
  if (conflict !== -1) {
    const expected = 'must be removed: keep one of the two versions, without these marks';
    return { index: conflict, found: formatValue(lines[conflict]), expected };
  }
  const badIndent = [index, index + 1, index - 1].find((lineIndex) =>
    /^ *[\t\u00A0]/.test(lines[lineIndex] ?? ''),
  );
  if (badIndent !== undefined) {
    const name = /^ *\t/.test(lines[badIndent] ?? '') ? 'a tab' : 'a non-breaking space';
    const found = `${name} at the beginning of the line`;
    return { index: badIndent, found, expected: 'must begin with ordinary spaces' };
  }
  const line = lines[index] ?? '';
  const expected =
    describeValueError(code, getValueText(line)) ??
    describeLineError(line, lines[index - 1] ?? '') ??
    describePositionError(code, index, lines) ??
    `must be mended: ${message}`;
  return { index, found: line.trim() ? formatValue(line.trim()) : 'an empty line', expected };
}

/** A text that needs quotation marks, because YAML gives one of its characters a meaning. */
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
function describeLineError(line: string, previousLine: string): string | undefined {
  if (/^\s*(- )*[\w.-]+:[^ \t]/.test(line)) return 'must have an ordinary space after the colon';
  if (/^\s*-[^ \t-]/.test(line)) return 'must have an ordinary space after the hyphen';
  if (/^\s*(- |[\w.-]+\s*:(\s|$))/.test(line)) return undefined;
  if (/^\s*- /.test(previousLine))
    return 'must begin with a hyphen and a space, like the line above';
  return 'must begin with the name of a field and a colon, or further to the right if it belongs to the text above';
}

/** A line with the wrong indentation. */
function describePositionError(
  code: string,
  index: number,
  lines: readonly string[],
): string | undefined {
  const measureIndent = (line: string) => line.search(/\S/);
  const line = lines[index] ?? '';
  const nextIndex = lines.findIndex(
    (nextLine, lineIndex) => lineIndex > index && /^\s*[^\s#]/.test(nextLine),
  );
  const nextLine = lines[nextIndex] ?? '';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && measureIndent(nextLine) > measureIndent(line)) {
    return `must begin exactly above or below the other fields of its group: line ${nextIndex + 1} begins further to the right`;
  }
  return 'must begin exactly below the other fields of its group: count the spaces before it';
}

/** Valid YAML that is probably a mistake: comments after a value, aliases, anchors and tags. Pages would lack their text. */
export function* findSilentProblems(
  document: Document,
  text: string,
  getLine: (offset: number) => number,
): Generator<SyntaxProblem> {
  for (const { line, comment } of findTrailingComments(text)) {
    const found = `${formatValue(comment)} after the value, which YAML takes for a note`;
    const expected = `${inQuotes}, or be on a line of its own if it is a note`;
    yield { line, found, expected };
  }
  const problems: SyntaxProblem[] = [];
  visit(document, (_, node) => {
    if (!isNode(node) || (!isAlias(node) && !node.anchor && !node.tag)) return;
    const sign = isAlias(node) ? '*' : node.tag ? '!' : '&';
    const line = getLine(node.range?.[0] ?? 0);
    problems.push({ line, found: `a value that begins with ${sign}`, expected: inQuotes });
  });
  yield* problems;
}

/** Each comment that follows something on its line. */
function* findTrailingComments(text: string): Generator<{ line: number; comment: string }> {
  let line = 1;
  let isLineEmpty = true;
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#') && !isLineEmpty) yield { line, comment: token };
    const lineBreaks = token.split('\n').length - 1;
    if (lineBreaks > 0) isLineEmpty = true;
    // The lexer puts control characters between tokens, to mark what follows.
    else if (!/^[\s\p{Cc}\uFEFF]*$/u.test(token)) isLineEmpty = false;
    line += lineBreaks;
  }
}
