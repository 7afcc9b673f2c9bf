import { differenceEuclidean } from 'culori';
import { hexOf, inOklch } from './oklch.ts';

const distance = differenceEuclidean('oklab');

/**
 * The good color that looks most like the given one and has its hue: another hue would be another
 * brand. Black must be good, and whatever is darker than a good color.
 */
export function nearestColor(given: string, isGood: (hex: string) => boolean): string {
  if (isGood(given)) return given;
  const { mode, l: most, c, h } = inOklch(given);
  /** The lightest good color of some chroma. */
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
