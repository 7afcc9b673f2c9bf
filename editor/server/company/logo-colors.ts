import { inspectPicture } from '@website/content-model/checks/pictures/inspect-picture.ts';
import { formatHex } from 'culori';
import sharp from 'sharp';
import type { BrandColors } from './derive-palette.ts';
import { hexOf, inOklch } from './oklch.ts';

type Color = ReturnType<typeof inOklch>;

const mean = (colors: readonly Color[], part: (color: Color) => number) =>
  colors.reduce((sum, color) => sum + part(color), 0) / colors.length;

/** The two colors that a logo suggests, or none if it is gray or cannot be used. */
export async function logoColors(file: Buffer): Promise<BrandColors | undefined> {
  if ('problem' in (await inspectPicture(file, 'logo'))) return undefined;
  const { data } = await sharp(file)
    .resize(64, 64, { fit: 'inside' })
    .ensureAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / 4 }, (_, index) => [
    ...data.subarray(4 * index, 4 * index + 4),
  ]).filter(([, , , alpha = 0]) => alpha > 200);
  const colors = pixels.map(([r = 0, g = 0, b = 0]) =>
    inOklch(formatHex({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })),
  );
  // Of twelve hues, the one with most color in it.
  const hues = Array.from({ length: 12 }, (_, hue) =>
    colors.filter(({ c, h }) => c > 0.04 && Math.floor(h / 30) === hue),
  );
  const chroma = (hue: readonly Color[]) => hue.reduce((sum, { c }) => sum + c, 0);
  const strongest = hues.reduce((best, hue) => (chroma(hue) > chroma(best) ? hue : best));
  if (strongest.length === 0) return undefined;
  const accent = {
    mode: 'oklch',
    l: Math.min(
      mean(strongest, ({ l }) => l),
      0.5,
    ),
    c: mean(strongest, ({ c }) => c),
    h: mean(strongest, ({ h }) => h),
  } as const;
  const [darkest = accent] = colors.toSorted((a, b) => a.l - b.l);
  // Its own ink, or else the same hue as dark as ink.
  const main = darkest.l < 0.35 ? darkest : { ...accent, l: 0.24, c: Math.min(accent.c, 0.06) };
  return { main: hexOf(main), accent: hexOf(accent) };
}
