import { readArticle, readGuide, readSections } from '../../lib/markdown/read-markdown.ts';
import type { MarkdownBody, ParsedFile } from './parse-files.ts';
import type { Path, Problem, ProblemText } from './problem.ts';
import { asRecord } from './walk-content.ts';

interface MarkdownResult {
  /** The field that holds the blocks. Undefined if there is a problem. */
  blocks?: Record<string, unknown>;
  /** Also finds the lines of the blocks. */
  findLine: ParsedFile['findLine'];
  problems: readonly Problem[];
}

/** Reads the blocks of a Markdown file. `text` is its body after its placeholders are replaced. */
export function readMarkdown(file: ParsedFile, body: MarkdownBody, text: string): MarkdownResult {
  // Empty lines in place of the front matter preserve the line numbers.
  const source = '\n'.repeat(body.firstLine - 1) + text;
  const [field, read] = chooseReader(file.file);
  try {
    const { parts, lines } = read(source);
    const blocks = { [field]: parts };
    return {
      blocks,
      findLine: (path) =>
        path[0] === field
          ? (findBlockLine(blocks, path, lines) ?? body.firstLine)
          : file.findLine(path),
      problems: [],
    };
  } catch (error) {
    const problem = (error as Error).cause as (ProblemText & { line: number }) | undefined;
    if (problem === undefined) throw error;
    return {
      findLine: file.findLine,
      problems: [{ field: '', ...problem, file: file.pathInProject }],
    };
  }
}

/** The field that a Markdown file is read into, and the function that reads it. */
function chooseReader(file: string) {
  if (file.startsWith('articles/')) return ['text', readArticle] as const;
  if (file.startsWith('guides/')) return ['text', readGuide] as const;
  return ['sections', readSections] as const;
}

/** The line of the innermost block on a path. */
function findBlockLine(
  blocks: object,
  path: Path,
  lines: ReadonlyMap<object, number>,
): number | undefined {
  let line: number | undefined;
  let value: unknown = blocks;
  for (const key of path) {
    value = asRecord(value)[key];
    line = lines.get(value as object) ?? line;
  }
  return line;
}
