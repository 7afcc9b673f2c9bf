import sharp from 'sharp';
import type { ProblemText } from '../content/problem.ts';
import type { Size } from './draw-in-time.ts';
import { inspectDrawing } from './inspect-drawing.ts';

/** Where a picture is shown. A logo may be a drawing. */
export type PicturePlace = 'portrait' | 'image' | 'logo';

/** The least width and height, in pixels, at which a picture looks sharp in its place. */
const least: Record<PicturePlace, Size> = {
  portrait: { width: 340, height: 340 },
  image: { width: 1200, height: 750 },
  logo: { width: 200, height: 64 },
};

const photoKinds = 'a JPEG, PNG, WebP or AVIF file';
const kinds: Record<PicturePlace, string> = {
  portrait: photoKinds,
  image: photoKinds,
  logo: 'an SVG or PNG file',
};

/**
 * Whether sharp could take a file for an SVG, packed with gzip or not. It must not even be asked for the size of
 * one: librsvg may draw all of it for that.
 */
function isDrawing(bytes: Buffer): boolean {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return isPacked || /^(?:\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 2000));
}

/** The size of a picture as people see it, or why it cannot be used in its place. */
export async function inspectPicture(
  bytes: Buffer,
  place: PicturePlace,
): Promise<Size | { problem: ProblemText }> {
  if (isDrawing(bytes)) return place === 'logo' ? inspectDrawing(bytes) : wrongKind('svg', place);
  const details = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const { format = '', compression } = details ?? {};
  const kind = format === 'heif' && compression === 'av1' ? 'avif' : format;
  if (!details || !/^(?:jpeg|png|webp|avif)$/.test(kind)) return wrongKind(kind, place);
  const { width, height } = details.autoOrient;
  const needs = least[place];
  // A wide logo may be low, and a high one narrow.
  const isEnough =
    place === 'logo'
      ? width >= needs.width || height >= needs.width
      : width >= needs.width && height >= needs.height;
  if (isEnough) return { width, height };
  const size = place === 'logo' ? `${needs.width}` : `${needs.width} x ${needs.height}`;
  return {
    problem: {
      found: `a picture of ${width} x ${height} pixels`,
      expected: `must have at least ${size} pixels, or it looks blurred: use the original file`,
    },
  };
}

function wrongKind(kind: string, place: PicturePlace): { problem: ProblemText } {
  const found = kind ? `a file of the kind ${kind.toUpperCase()}` : 'a file that is no picture';
  return {
    problem: { found, expected: `must be ${kinds[place]}: open the picture, and export it as one` },
  };
}
