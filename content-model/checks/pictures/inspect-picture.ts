import sharp from 'sharp';
import type { ProblemText } from '../content/problem.ts';
import type { Size } from './draw-in-time.ts';
import { inspectDrawing } from './inspect-drawing.ts';

/** What a picture is for. Only a logo may be an SVG. */
export type PictureUse = 'portrait' | 'image' | 'logo';

/** The smallest size in pixels at which a picture looks sharp. */
const minSizes: Record<PictureUse, Size> = {
  portrait: { width: 340, height: 340 },
  image: { width: 1200, height: 750 },
  logo: { width: 200, height: 64 },
};

const photoFormats = 'a JPEG, PNG, WebP or AVIF file';
const formats: Record<PictureUse, string> = {
  portrait: photoFormats,
  image: photoFormats,
  logo: 'an SVG or PNG file',
};

/**
 * Whether sharp could read a file as an SVG, compressed by gzip or not. We must not even ask sharp for the size of an
 * SVG, because librsvg may draw all of it to find out.
 */
function isDrawing(bytes: Buffer): boolean {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return isGzip || /^(?:\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 2000));
}

/** The size of a picture after its rotation, or why it cannot be used. */
export async function inspectPicture(
  bytes: Buffer,
  use: PictureUse,
): Promise<Size | { problem: ProblemText }> {
  if (isDrawing(bytes))
    return use === 'logo' ? inspectDrawing(bytes) : describeWrongFormat('svg', use);
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const { format: sharpFormat = '', compression } = metadata ?? {};
  const format = sharpFormat === 'heif' && compression === 'av1' ? 'avif' : sharpFormat;
  if (!metadata || !/^(?:jpeg|png|webp|avif)$/.test(format))
    return describeWrongFormat(format, use);
  const { width, height } = metadata.autoOrient;
  const minSize = minSizes[use];
  // A wide logo may be low, and a high one narrow.
  const isLargeEnough =
    use === 'logo'
      ? width >= minSize.width || height >= minSize.width
      : width >= minSize.width && height >= minSize.height;
  if (isLargeEnough) return { width, height };
  const pixels = use === 'logo' ? `${minSize.width}` : `${minSize.width} x ${minSize.height}`;
  return {
    problem: {
      found: `a picture of ${width} x ${height} pixels`,
      expected: `must have at least ${pixels} pixels, or it looks blurred: use the original file`,
    },
  };
}

function describeWrongFormat(format: string, use: PictureUse): { problem: ProblemText } {
  const found = format ? `a file of the kind ${format.toUpperCase()}` : 'a file that is no picture';
  return {
    problem: { found, expected: `must be ${formats[use]}: open the picture, and export it as one` },
  };
}
