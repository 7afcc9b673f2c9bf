import { existsSync, readFileSync } from 'node:fs';
import { colorsFile, shownPath } from '../../company.ts';
import { type Palettes, sortByTheme } from '../../lib/colors/theme-colors.ts';
import { colorsSchema } from '../../schemas/colors.ts';
import { textOf } from '../content/content-files.ts';
import type { Path, Problem, ProblemText } from '../content/problem.ts';
import { findSchemaProblems } from '../content/schema-problems.ts';
import { yamlSource } from '../content/yaml-source.ts';
import { ProblemReport } from '../problem-report.ts';

const file = shownPath(colorsFile);

/** The colors of a file, or the problems that keep it from being read. */
type ParsedColors =
  | { palettes: Palettes; locate: (path: Path, fault: ProblemText) => Problem }
  | { problems: Problem[] };

/** Reads names and values, and nothing else: what is in this file ends up in the style sheet of every page. */
export function parseColors(text: string | undefined): ParsedColors {
  if (text === undefined) {
    const expected = 'must be there: the site has its colors from it';
    return { problems: [{ file, line: 1, field: '', found: 'nothing', expected }] };
  }
  const { value, syntaxProblems, lineOf } = yamlSource(text);
  if (syntaxProblems.length > 0)
    return { problems: syntaxProblems.map((problem) => ({ file, field: '', ...problem })) };
  const locate = (path: Path, { found, expected }: ProblemText): Problem => {
    return { file, line: lineOf(path), field: path.join('.'), found, expected };
  };
  const result = colorsSchema.safeParse(value);
  if (!result.success) {
    const problems = findSchemaProblems(colorsSchema, value, result);
    return { problems: problems.map(({ path, ...problem }) => locate(path, problem)) };
  }
  return { palettes: sortByTheme(result.data), locate };
}

/** The text of the chosen company's colors.yaml, if it is there. */
export const readColorsFile = () =>
  existsSync(colorsFile) ? textOf(readFileSync(colorsFile)) : undefined;

/** The colors of a company. Throws a report if the file cannot be read. Their contrast is not checked. */
export function loadColors(text = readColorsFile()): Palettes {
  const parsed = parseColors(text);
  if ('problems' in parsed) throw ProblemReport.of(parsed.problems);
  return parsed.palettes;
}
