import { existsSync, readFileSync } from 'node:fs';
import { colorsFile, formatPath } from '../../company.ts';
import { type Palettes, sortByTheme } from '../../lib/colors/theme-colors.ts';
import { colorsSchema } from '../../schemas/colors.ts';
import { decodeText } from '../content/content-files.ts';
import type { Path, Problem, ProblemText } from '../content/problem.ts';
import { findSchemaProblems } from '../content/schema-problems.ts';
import { parseYaml } from '../content/yaml-source.ts';
import { ProblemReport } from '../problem-report.ts';

const file = formatPath(colorsFile);

/** The colors of a file, or the problems in it. */
type ParsedColors =
  | { palettes: Palettes; locate: (path: Path, problem: ProblemText) => Problem }
  | { problems: Problem[] };

/** Accepts only names and colors, because the file ends up in the style sheet of every page. */
export function parseColors(text: string | undefined): ParsedColors {
  if (text === undefined) {
    const expected = 'must be there: the site has its colors from it';
    return { problems: [{ file, line: 1, field: '', found: 'nothing', expected }] };
  }
  const { value, syntaxProblems, findLine } = parseYaml(text);
  if (syntaxProblems.length > 0)
    return { problems: syntaxProblems.map((problem) => ({ file, field: '', ...problem })) };
  const locate = (path: Path, { found, expected }: ProblemText): Problem => {
    return { file, line: findLine(path), field: path.join('.'), found, expected };
  };
  const result = colorsSchema.safeParse(value);
  if (!result.success) {
    const problems = findSchemaProblems(colorsSchema, value, result);
    return { problems: problems.map(({ path, ...problem }) => locate(path, problem)) };
  }
  return { palettes: sortByTheme(result.data), locate };
}

/** The text of the company's colors.yaml. Undefined if there is none. */
export const readColorsFile = () =>
  existsSync(colorsFile) ? decodeText(readFileSync(colorsFile)) : undefined;

/** The colors of a company. Throws a report if the file has a problem. Does not check contrast. */
export function loadColors(text = readColorsFile()): Palettes {
  const parsed = parseColors(text);
  if ('problems' in parsed) throw ProblemReport.of(parsed.problems);
  return parsed.palettes;
}
