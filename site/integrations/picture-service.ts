import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharp from 'sharp';

const encoders = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 72 },
  jpeg: { quality: 76 },
  png: { palette: true },
} as const;

interface Transform {
  width: number;
  height: number;
  format: keyof typeof encoders;
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
  // Other settings give other names. Otherwise, Astro and browsers would keep the pictures as they were.
  propertiesToHash: [...(baseService.propertiesToHash ?? []), 'encoding'],
  async validateOptions(options, ...others) {
    const encoding = JSON.stringify([sharp.versions.sharp, encoders]);
    const checked = await baseService.validateOptions?.(options, ...others);
    return { ...(checked ?? options), encoding };
  },
  async transform(bytes, options) {
    const { width, height, format, position } = options as unknown as Transform;
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
    const data = await picture.toFormat(format, encoders[format]).toBuffer();
    return { data: new Uint8Array(data), format };
  },
};

// biome-ignore lint/style/noDefaultExport: Astro asks for it
export default service;
