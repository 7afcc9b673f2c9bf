import { type ContrastProblem, findContrastProblems } from '../../lib/colors/contrast-goals.ts';
import type { Problem } from '../content/problem.ts';
import { parseColors, readColorsFile } from './load-colors.ts';

/** Rounded down, so that 6.999 does not read as the 7 that it fails to reach. */
export const formatRatio = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`;

/** The problems in colors.yaml, and its colors that have too little contrast. */
export function findColorProblems(text = readColorsFile()): Problem[] {
  const parsed = parseColors(text);
  if ('problems' in parsed) return parsed.problems;
  // Report only the background with the least contrast: a color that is right there is right on all others.
  const lowestContrasts = Array.from(
    Map.groupBy(findContrastProblems(parsed.palettes), ({ theme, name }) => theme + name).values(),
    (problems) => problems.reduce((a, b) => (b.ratio < a.ratio ? b : a)),
  );
  return lowestContrasts.map((problem) =>
    parsed.locate([problem.name.replace('--', ''), problem.half], describeContrast(problem)),
  );
}

const describeContrast = ({ theme, color, on, behind, ratio, least, why }: ContrastProblem) => ({
  found: `a contrast of ${formatRatio(ratio)} in the ${theme} theme (${color} on ${on.replace('--', '')}, ${behind})`,
  expected: `must be at least ${least}:1, because ${why}`,
});
