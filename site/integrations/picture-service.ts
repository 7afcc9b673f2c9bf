import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharp from 'sharp';

interface Transform {
  width: number;
  height: number;
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  quality: number;
  /** The focus: two shares, from the left and from the top. */
  position: string;
}

/** The first place of a part of this length that has the focus as near to its middle as possible. */
const startOf = (whole: number, part: number, focus: number) =>
  Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part));

/**
 * Astro's own service crops around named places only, and where it fails, it publishes the original,
 * with the place and the camera that a phone has written into it.
 */
const service: LocalImageService = {
  ...baseService,
  async transform(bytes, options) {
    const { width, height, format, quality, position } = options as unknown as Transform;
    // Without this, a portrait that was taken upright would lie on its side.
    const picture = sharp(bytes).autoOrient();
    const { autoOrient: whole } = await picture.metadata();
    const ratio = width / height;
    const part = {
      width: Math.min(whole.width, Math.round(whole.height * ratio)),
      height: Math.min(whole.height, Math.round(whole.width / ratio)),
    };
    const [right = 0.5, down = 0.5] = position.split(' ').map(Number);
    picture
      .extract({
        left: startOf(whole.width, part.width, right),
        top: startOf(whole.height, part.height, down),
        ...part,
      })
      .resize(width, height);
    if (format === 'jpeg') picture.flatten({ background: 'white' });
    // Nothing but the pixels is kept: no place, no camera, no name.
    const data = await picture
      .toFormat(format, { quality, effort: format === 'avif' ? 2 : 4 })
      .toBuffer();
    return { data: new Uint8Array(data), format };
  },
};

// biome-ignore lint/style/noDefaultExport: Astro asks for it
export default service;
