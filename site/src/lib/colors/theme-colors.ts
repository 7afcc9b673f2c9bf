export type Palette = ReadonlyMap<string, string>;

const color = /(--[\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g;

/** The colors of tokens.css in each theme, by name: `light.get('--paper')`. */
export function themeColors(tokens: string): { light: Palette; dark: Palette } {
  // Other colors follow for paper.
  const [onScreen = ''] = tokens.split('@media print');
  const found = Array.from(onScreen.matchAll(color), ([, name = '', light, dark, both]) => ({
    name,
    light: light ?? both ?? '',
    dark: dark ?? both ?? '',
  }));
  if (found.length === 0) throw new Error('tokens.css has no colors');
  return {
    light: new Map(found.map(({ name, light }) => [name, light])),
    dark: new Map(found.map(({ name, dark }) => [name, dark])),
  };
}
