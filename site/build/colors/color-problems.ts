import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { goals, type Shortfall, shortfalls } from '../../src/lib/colors/contrast-goals.ts';
import { type Palette, themeColors } from '../../src/lib/colors/theme-colors.ts';
import type { Problem } from '../content/problem.ts';

const file = 'site/src/styles/tokens.css';
const path = resolve(import.meta.dirname, '../../src/styles/tokens.css');

/** Rounded down, so that 6.999 does not read as the 7 that it fails to reach. */
export const shownRatio = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`;

/** The colors of tokens.css that are missing, or that have too little contrast. */
export function colorProblems(tokens = readFileSync(path, 'utf8')): Problem[] {
  const palettes = themeColors(tokens);
  const names = new Set(goals.flatMap(({ name, on }) => [name, ...on]));
  const missing = [...names].filter((name) => !palettes.light.has(name));
  if (missing.length > 0) {
    return missing.map((name) => ({
      file,
      line: lineOf(name, tokens),
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
    line: lineOf(shortfall.name, tokens),
    field: shortfall.name,
    ...inWords(shortfall, palettes[shortfall.theme]),
  }));
}

function inWords({ theme, name, on, ratio, least, why }: Shortfall, palette: Palette) {
  return {
    found: `a contrast of ${shownRatio(ratio)} in the ${theme} theme (${palette.get(name)} on ${on}, ${palette.get(on)})`,
    expected: `must be at least ${least}:1, because ${why}`,
  };
}

/** The last line that sets it before the colors for print: the first sets a system color. */
function lineOf(name: string, tokens: string): number {
  const [onScreen = ''] = tokens.split('@media print');
  const at = onScreen.lastIndexOf(`${name}:`);
  return onScreen.slice(0, Math.max(at, 0)).split('\n').length;
}
