import type { Palettes } from './model-palette.ts';

const color = /(--[\w-]+): (?:light-dark\(#\w+, #\w+\)|#\w+);/g;

/** The text of tokens.css with other colors. Nothing else changes. */
export function newTokens(text: string, { light, dark }: Palettes): string {
  // Other colors follow for paper.
  const end = text.indexOf('@media print');
  const onScreen = text.slice(0, end).replaceAll(color, (whole, name: string) => {
    const [day, night] = [light.get(name), dark.get(name)];
    if (day === undefined || night === undefined) return whole;
    return `${name}: ${day === night ? day : `light-dark(${day}, ${night})`};`;
  });
  return onScreen + text.slice(end);
}
