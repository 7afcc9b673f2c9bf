import sharp from 'sharp';

type Color = readonly [red: number, green: number, blue: number];

/** How many shades an edge may have, from the most to the least that still looks smooth. */
const smoothness = [4, 3, 2] as const;

function parse(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = (hex.match(/\w\w/g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return [red, green, blue];
}

/** Each color, and the shades between it and each background. */
function shadesOf(colors: readonly string[], backgrounds: readonly string[], steps: number) {
  return backgrounds.map(parse).flatMap((behind) =>
    colors.map(parse).flatMap((color) =>
      Array.from({ length: steps + 1 }, (_, step): Color => {
        const mix = (index: 0 | 1 | 2) =>
          Math.round(behind[index] + ((color[index] - behind[index]) * step) / steps);
        return [mix(0), mix(1), mix(2)];
      }),
    ),
  );
}

/** The same pixels, each in the nearest of the given shades. */
function reduce(pixels: Buffer, shades: readonly Color[]): Buffer {
  const nearest = (red: number, green: number, blue: number) => {
    const distances = shades.map(
      ([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2,
    );
    return shades[distances.indexOf(Math.min(...distances))] as Color;
  };
  const known = new Map<number, Color>();
  const reduced = Buffer.alloc(pixels.length);
  for (let index = 0; index < pixels.length; index += 3) {
    const key = pixels.readUIntBE(index, 3);
    let shade = known.get(key);
    if (shade === undefined) {
      shade = nearest(key >> 16, (key >> 8) & 255, key & 255);
      known.set(key, shade);
    }
    [reduced[index], reduced[index + 1], reduced[index + 2]] = shade;
  }
  return reduced;
}

interface Inks {
  colors: readonly string[];
  backgrounds: readonly string[];
}

/**
 * Draws an SVG without letters as an opaque PNG, in the given colors and a few shades between each
 * of them and each background. An encoder that chooses its own colors spends bytes on shades that
 * nobody sees, or drops the color of a single dot. The picture has fewer shades if it would
 * otherwise be larger than `most` bytes.
 */
export async function drawPng(
  svg: string,
  { colors, backgrounds }: Inks,
  most = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const steps of smoothness) {
    const pixels = reduce(data, shadesOf(colors, backgrounds, steps));
    const png = await sharp(pixels, { raw: info })
      .png({ palette: true, effort: 1, compressionLevel: 9, dither: 0 })
      .toBuffer();
    if (png.length < most) return png;
  }
  throw new Error(`A picture is larger than ${most} bytes, even with few shades.`);
}
