import type { Colors } from '../../schemas/colors.ts';

/** The colors of one theme by the names of their tokens: `palette.get('--paper')`. */
export type Palette = ReadonlyMap<string, string>;

export interface Palettes {
  light: Palette;
  dark: Palette;
}

/** The colors of a company, sorted by theme. */
export function sortByTheme(colors: Colors): Palettes {
  const createPalette = (theme: 'light' | 'dark') =>
    new Map(Object.entries(colors).map(([name, pair]) => [`--${name}`, pair[theme]]));
  return { light: createPalette('light'), dark: createPalette('dark') };
}
