import { shownRatio } from '../../checks/colors/color-problems.ts';
import type { Shortfall } from '../../src/lib/colors/contrast-goals.ts';
import { type BrandColors, faultsOf } from './derive-palette.ts';
import { modelColors, type Palettes } from './model-palette.ts';
import { nearestColor } from './nearest-color.ts';

export interface RefusedColor {
  color: keyof BrandColors;
  given: string;
  /** The nearest color that can be used instead. */
  nearest: string;
  /** Why, in a sentence. */
  reason: string;
}

/** The pair that is furthest from its goal, in words. */
function reasonOf(color: keyof BrandColors, faults: readonly [Shortfall, ...Shortfall[]]): string {
  const { name, ratio, least, why } = faults.reduce((one, other) =>
    other.ratio / other.least < one.ratio / one.least ? other : one,
  );
  const pair = `a contrast of only ${shownRatio(ratio)}`;
  const found =
    color === 'accent'
      ? `on light pages, it has ${pair}`
      : `on dark pages and bands, ${name} has ${pair} even at its lightest`;
  return `${found}; it needs ${least}:1, because ${why}`;
}

/** Why a brand color cannot be used, or nothing. The other color is only needed to be complete. */
export function refusalOf(
  color: keyof BrandColors,
  given: string,
  kept: Palettes,
  other: BrandColors = modelColors,
): RefusedColor | undefined {
  const faults = (hex: string) => faultsOf({ ...other, [color]: hex }, kept)[color];
  const [first, ...more] = faults(given);
  if (first === undefined) return undefined;
  const nearest = nearestColor(given, (hex) => faults(hex).length === 0);
  return { color, given, nearest, reason: reasonOf(color, [first, ...more]) };
}
