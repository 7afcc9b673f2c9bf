import { type ContrastProblem, findContrastProblems } from '../../lib/colors/contrast-goals.ts';
import type { Problem } from '../content/problem.ts';
import { parseColors, readColorsFile } from './load-colors.ts';

/** Rounded down, so that 6.999 does not read as the 7 that it fails to reach. */
export const shownRatio = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`;

/** The mistakes in colors.yaml, and its colors that have too little contrast. */
export function colorProblems(text = readColorsFile()): Problem[] {
  const parsed = parseColors(text);
  if ('problems' in parsed) return parsed.problems;
  // Of several backgrounds, the worst is enough: what helps there helps on the others too.
  const worst = Array.from(
    Map.groupBy(findContrastProblems(parsed.palettes), ({ theme, name }) => theme + name).values(),
    (all) => all.reduce((one, other) => (other.ratio < one.ratio ? other : one)),
  );
  return worst.map((shortfall) =>
    parsed.locate([shortfall.name.replace('--', ''), shortfall.half], inWords(shortfall)),
  );
}

const inWords = ({ theme, color, on, behind, ratio, least, why }: ContrastProblem) => ({
  found: `a contrast of ${shownRatio(ratio)} in the ${theme} theme (${color} on ${on.replace('--', '')}, ${behind})`,
  expected: `must be at least ${least}:1, because ${why}`,
});
