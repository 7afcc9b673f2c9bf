import sharp from 'sharp';
import { type Color, encodePng } from './encode-png.ts';

interface Inks {
  /** Like "#f6f3ec". */
  colors: readonly string[];
  backgrounds: readonly string[];
}

/** How many shades the edge of a line may have: fewer shades need fewer bytes. */
const smoothness = [4, 3, 2, 1] as const;

const parse = (hex: string): Color => {
  const color = Number.parseInt(hex.slice(1), 16);
  return [color >> 16, (color >> 8) & 255, color & 255];
};

/** Each color, and the shades between it and each background. */
function shadesOf({ colors, backgrounds }: Inks, steps: number): Color[] {
  const all = backgrounds.map(parse).flatMap((behind) =>
    colors.map(parse).flatMap((color) =>
      Array.from({ length: steps + 1 }, (_, step): Color => {
        const mix = (index: 0 | 1 | 2) =>
          Math.round(behind[index] + ((color[index] - behind[index]) * step) / steps);
        return [mix(0), mix(1), mix(2)];
      }),
    ),
  );
  return [...new Map(all.map((color) => [color.join(), color])).values()];
}

/** For each pixel, the place of the nearest shade in the palette. */
function inShades(rgb: Buffer, palette: readonly Color[]): Uint8Array {
  const nearest = (color: number) => {
    const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255];
    const distances = palette.map(
      ([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2,
    );
    return distances.indexOf(Math.min(...distances));
  };
  const known = new Map<number, number>();
  const pixels = new Uint8Array(rgb.length / 3);
  let [last, shade] = [-1, 0];
  for (let index = 0; index < pixels.length; index++) {
    const color = rgb.readUIntBE(index * 3, 3);
    // Most pixels are like the one before.
    if (color !== last) {
      shade = known.get(color) ?? nearest(color);
      known.set(color, shade);
      last = color;
    }
    pixels[index] = shade;
  }
  return pixels;
}

/**
 * Draws an SVG as an opaque PNG, in the given colors and a few shades between each of them and each
 * background. An encoder that chooses its own colors spends bytes on shades that nobody sees, or
 * drops the color of a single dot. There are fewer shades if the picture would have more than `most`
 * bytes.
 */
export async function drawPng(
  svg: string,
  inks: Inks,
  most = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  if (svg.includes('<text')) throw new Error('Letters would be in a font of this machine.');
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const steps of smoothness) {
    const palette = shadesOf(inks, steps);
    const pixels = inShades(data, palette);
    const png = encodePng({ width: info.width, height: info.height, palette, pixels });
    if (png.length < most) return png;
  }
  throw new Error(`The picture has more than ${most} bytes, even with hard edges.`);
}
