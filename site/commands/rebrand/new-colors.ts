import type { Palettes } from './model-palette.ts';

const color = /(--[\w-]+): (?:light-dark\(#\w+, #\w+\)|#\w+);/g;

/** The text of colors.css with other colors. Nothing else changes. */
export function newColors(text: string, { light, dark }: Palettes): string {
  return text.replaceAll(color, (whole, name: string) => {
    const [day, night] = [light.get(name), dark.get(name)];
    if (day === undefined || night === undefined) return whole;
    return `${name}: ${day === night ? day : `light-dark(${day}, ${night})`};`;
  });
}
