import { readSections, readText } from '../../lib/markdown/read-markdown.ts';
import { type MarkdownBody, type ParsedFile, pathInProject } from './parse-files.ts';
import { asRecord } from './parts-of.ts';
import type { Path, Problem, ProblemText } from './problem.ts';

interface MarkdownResult {
  /** The field that holds the blocks. Undefined if there is a problem. */
  blocks?: Record<string, unknown>;
  /** The lines of this field and of the others. */
  lineOf: ParsedFile['lineOf'];
  problems: readonly Problem[];
}

/** Reads the blocks of a Markdown file. `text` is its body with the placeholders replaced. */
export function readMarkdown(file: ParsedFile, body: MarkdownBody, text: string): MarkdownResult {
  // Empty lines in place of the front matter keep the numbers of the lines.
  const source = '\n'.repeat(body.firstLine - 1) + text;
  // A file in a folder is an article or a guide, and any other a legal document.
  const [field, read] = file.file.includes('/')
    ? (['text', readText] as const)
    : (['sections', readSections] as const);
  try {
    const { parts, lines } = read(source);
    const blocks = { [field]: parts };
    return {
      blocks,
      lineOf: (path) =>
        path[0] === field ? (findLine(blocks, path, lines) ?? body.firstLine) : file.lineOf(path),
      problems: [],
    };
  } catch (error) {
    const problem = (error as Error).cause as (ProblemText & { line: number }) | undefined;
    if (problem === undefined) throw error;
    return {
      lineOf: file.lineOf,
      problems: [{ field: '', ...problem, file: pathInProject(file.file) }],
    };
  }
}

/** The line of the innermost part on a path that has one. */
function findLine(
  blocks: object,
  path: Path,
  lines: ReadonlyMap<object, number>,
): number | undefined {
  let line: number | undefined;
  let part: unknown = blocks;
  for (const key of path) {
    part = asRecord(part)[key];
    line = lines.get(part as object) ?? line;
  }
  return line;
}
