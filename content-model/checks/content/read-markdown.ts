import { collections } from '../../collections.ts';
import { readArticleMarkdown, readLegalMarkdown } from '../../lib/legal/markdown.ts';
import { type ParsedFile, pathInProject } from './parse-files.ts';
import { asRecord, valueAt } from './parts-of.ts';
import type { Problem, ProblemText } from './problem.ts';
import { yamlSource } from './yaml-source.ts';

interface MarkdownResult {
  value?: unknown;
  lineOf: ParsedFile['lineOf'];
  problems: readonly Problem[];
}

/** Reads the front matter and the blocks of a Markdown file. `source` is its text before any replacement. */
export function readMarkdown(file: string, text: string, source: string): MarkdownResult {
  const toProblem = (problem: ProblemText & Partial<Problem> & { line: number }): Problem => ({
    field: '',
    ...problem,
    file: pathInProject(file),
  });
  try {
    const isArticle = file.startsWith(`${collections.articleTexts.file}/`);
    const { head, ...body } = isArticle
      ? { head: '', blocks: readArticleMarkdown(text) }
      : readLegalMarkdown(text);
    // The front matter begins on the second line, after "---".
    const { value: fields, syntaxProblems, lineOf } = yamlSource(head, 2);
    return {
      value: { ...asRecord(fields), ...body },
      lineOf: (path) =>
        `${path[0]}` in body ? findLine(source, valueAt(body, path)) : lineOf(path),
      problems: syntaxProblems.map(toProblem),
    };
  } catch (error) {
    const problem = (error as Error).cause as (ProblemText & { line: number }) | undefined;
    if (problem === undefined) throw error;
    return { problems: [toProblem(problem)], lineOf: () => 1 };
  }
}

/** The parsed blocks have no line numbers, so this searches for their first words. */
function findLine(source: string, value: unknown): number {
  const words = typeof value === 'string' ? value.split(/\s+/).slice(0, 4).join(' ') : '';
  const offset = source.replaceAll('\n', ' ').indexOf(words);
  return source.slice(0, Math.max(offset, 0)).split('\n').length;
}
