import { formatRatio } from '@website/content-model/checks/colors/color-problems.ts';
import type { ContrastProblem } from '@website/content-model/lib/colors/contrast-goals.ts';
import type { Palettes } from '@website/content-model/lib/colors/theme-colors.ts';
import { differenceEuclidean } from 'culori';
import { type BrandColors, findColorProblems } from './derive-palette.ts';
import { modelColors } from './model-palette.ts';
import { hexOf, inOklch } from './oklch.ts';

export interface Refusal {
  /** Why: what the color is, after "is". */
  reason: string;
  /** The nearest color that can be used instead. */
  nearest: string;
}

/** The pair that is furthest from its goal, in words. A refused color is always too light. */
function reasonOf(
  color: keyof BrandColors,
  faults: readonly [ContrastProblem, ...ContrastProblem[]],
): string {
  const { ratio, least } = faults.reduce((one, other) =>
    other.ratio / other.least < one.ratio / one.least ? other : one,
  );
  const faint = color === 'accent' ? 'on light pages it' : 'text on it';
  return `too light: ${faint} would be too faint (${formatRatio(ratio)}, it needs ${least}:1)`;
}

const distance = differenceEuclidean('oklab');

/**
 * The good color of the same hue that looks most like the given one. Binary search for the lightness.
 * Requires that black passes, and that `isGood` is monotonic in lightness.
 */
function nearestColor(given: string, isGood: (hex: string) => boolean): string {
  const { mode, l: most, c, h } = inOklch(given);
  const lightest = (chroma: number) => {
    let [least, tooLight] = [0, most];
    while (tooLight - least > 0.001) {
      const l = (least + tooLight) / 2;
      if (isGood(hexOf({ mode, l, c: chroma, h }))) least = l;
      else tooLight = l;
    }
    return hexOf({ mode, l: least, c: chroma, h });
  };
  return Array.from({ length: 33 }, (_, step) => lightest((c * step) / 32)).reduce((best, next) =>
    distance(next, given) < distance(best, given) ? next : best,
  );
}

/** Why a brand color cannot be used, or nothing. The sample's other color completes the pair. */
export function refusalOf(
  color: keyof BrandColors,
  given: string,
  kept: Palettes,
): Refusal | undefined {
  const faults = (hex: string) => findColorProblems({ ...modelColors, [color]: hex }, kept)[color];
  const [first, ...more] = faults(given);
  if (first === undefined) return undefined;
  const nearest = nearestColor(given, (hex) => faults(hex).length === 0);
  return { nearest, reason: reasonOf(color, [first, ...more]) };
}
