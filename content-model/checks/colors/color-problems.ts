import { existsSync, readFileSync } from 'node:fs';
import { colorsFile, shownPath } from '../../company.ts';
import { goals, type Shortfall, shortfalls } from '../../lib/colors/contrast-goals.ts';
import { type Palette, themeColors } from '../../lib/colors/theme-colors.ts';
import type { Problem } from '../content/problem.ts';

const file = shownPath(colorsFile);

/** Rounded down, so that 6.999 does not read as the 7 that it fails to reach. */
export const shownRatio = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`;

/** The colors of colors.css that are missing, or that have too little contrast. */
export function colorProblems(colors = writtenColors()): Problem[] {
  const palettes = themeColors(colors);
  const names = new Set(goals.flatMap(({ name, on }) => [name, ...on]));
  const missing = [...names].filter((name) => !palettes.light.has(name));
  if (missing.length > 0) {
    return missing.map((name) => ({
      file,
      line: lineOf(name, colors),
      field: name,
      found: 'no color',
      expected: 'must be a color for each theme, like light-dark(#161a24, #efe9dc)',
    }));
  }
  // Of several backgrounds, the worst is enough: what helps there helps on the others too.
  const worst = Array.from(
    Map.groupBy(shortfalls(palettes), ({ theme, name }) => theme + name).values(),
    (all) => all.reduce((one, other) => (other.ratio < one.ratio ? other : one)),
  );
  return worst.map((shortfall) => ({
    file,
    line: lineOf(shortfall.name, colors),
    field: shortfall.name,
    ...inWords(shortfall, palettes[shortfall.theme]),
  }));
}

const writtenColors = () => (existsSync(colorsFile) ? readFileSync(colorsFile, 'utf8') : '');

function inWords({ theme, name, on, ratio, least, why }: Shortfall, palette: Palette) {
  return {
    found: `a contrast of ${shownRatio(ratio)} in the ${theme} theme (${palette.get(name)} on ${on}, ${palette.get(on)})`,
    expected: `must be at least ${least}:1, because ${why}`,
  };
}

function lineOf(name: string, colors: string): number {
  return colors.slice(0, Math.max(colors.indexOf(`${name}:`), 0)).split('\n').length;
}
