import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Fault } from '../content/problem.ts';
import { drawingFault } from './drawing-fault.ts';

/** Where a picture is shown. A logo may be a drawing. */
export type PicturePlace = 'portrait' | 'image' | 'logo';

export interface PictureSize {
  width: number;
  height: number;
}

/** The least width and height, in pixels, at which a picture looks sharp in its place. */
const least: Record<PicturePlace, PictureSize> = {
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

/** The size of a picture as people see it, or why it cannot be used in its place. */
export async function inspectPicture(
  path: string,
  place: PicturePlace,
): Promise<PictureSize | { fault: Fault }> {
  const bytes = await readFile(path);
  const details = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const { format = '', compression } = details ?? {};
  const kind = format === 'heif' && compression === 'av1' ? 'avif' : format;
  const isDrawing = kind === 'svg';
  if (!details || !(isDrawing ? place === 'logo' : /^(?:jpeg|png|webp|avif)$/.test(kind))) {
    const found = kind ? `a file of the kind ${kind.toUpperCase()}` : 'a file that is no picture';
    return {
      fault: { found, expected: `must be ${kinds[place]}: open the picture, and export it as one` },
    };
  }
  if (isDrawing) {
    const fault = await drawingFault(bytes);
    return fault ? { fault } : { width: details.width, height: details.height };
  }
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
    fault: {
      found: `a picture of ${width} x ${height} pixels`,
      expected: `must have at least ${size} pixels, or it looks blurred: use the original file`,
    },
  };
}
