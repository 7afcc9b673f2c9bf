export type Palette = ReadonlyMap<string, string>;

const color = /(--[\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g;

/** The colors of colors.css in each theme, by name: `light.get('--paper')`. */
export function themeColors(colors: string): { light: Palette; dark: Palette } {
  const found = Array.from(colors.matchAll(color), ([, name = '', light, dark, both]) => ({
    name,
    light: light ?? both ?? '',
    dark: dark ?? both ?? '',
  }));
  return {
    light: new Map(found.map(({ name, light }) => [name, light])),
    dark: new Map(found.map(({ name, dark }) => [name, dark])),
  };
}
