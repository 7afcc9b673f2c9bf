import { readArticleMarkdown, readLegalMarkdown } from '../../lib/legal/markdown.ts';
import { type MarkdownBody, type ParsedFile, pathInProject } from './parse-files.ts';
import { valueAt } from './parts-of.ts';
import type { Problem, ProblemText } from './problem.ts';

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
  try {
    const blocks = file.file.includes('/')
      ? { text: readArticleMarkdown(source) }
      : { sections: readLegalMarkdown(source) };
    return {
      blocks,
      lineOf: (path) =>
        `${path[0]}` in blocks ? findLine(body, valueAt(blocks, path)) : file.lineOf(path),
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

/** The parsed blocks have no line numbers, so this searches for their first words. */
function findLine({ text, firstLine }: MarkdownBody, value: unknown): number {
  const words = typeof value === 'string' ? value.split(/\s+/).slice(0, 4).join(' ') : '';
  const offset = text.replaceAll('\n', ' ').indexOf(words);
  return firstLine + text.slice(0, Math.max(offset, 0)).split('\n').length - 1;
}
