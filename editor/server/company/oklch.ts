import { clampChroma, formatHex, type Oklch, oklch } from 'culori';

export function inOklch(hex: string): Required<Omit<Oklch, 'alpha'>> {
  const color = oklch(hex);
  if (color === undefined) throw new Error(`${hex} is not a color`);
  // A gray has no hue.
  return { mode: 'oklch', l: color.l, c: color.c, h: color.h ?? 0 };
}

/** With as much of its chroma as a screen can show, in the same lightness and hue. */
export const onScreen = (color: Oklch): Oklch => clampChroma(color, 'oklch', 'rgb') as Oklch;

export const hexOf = (color: Oklch): string => formatHex(onScreen(color));
