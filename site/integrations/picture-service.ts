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

/** Where a crop of this length starts, so that the focus is as near to its middle as possible. */
const findCropStart = (length: number, cropLength: number, focus: number) =>
  Math.round(Math.min(Math.max(focus * length - cropLength / 2, 0), length - cropLength));

/**
 * Astro's own service crops only around named positions. If it fails, it publishes the original, with the
 * location and the camera that a phone has written into it.
 */
const service: LocalImageService = {
  ...baseService,
  // Other settings give other names. Otherwise, Astro and browsers would keep the pictures as they were.
  propertiesToHash: [...(baseService.propertiesToHash ?? []), 'encoding'],
  async validateOptions(options, ...remaining) {
    const encoding = JSON.stringify([sharp.versions.sharp, encoders]);
    const validated = await baseService.validateOptions?.(options, ...remaining);
    return { ...(validated ?? options), encoding };
  },
  async transform(bytes, options) {
    const { width, height, format, position } = options as unknown as Transform;
    // Without this, a portrait that was taken upright would lie on its side.
    const picture = sharp(bytes).autoOrient();
    const { autoOrient: original } = await picture.metadata();
    const ratio = width / height;
    const crop = {
      width: Math.min(original.width, Math.round(original.height * ratio)),
      height: Math.min(original.height, Math.round(original.width / ratio)),
    };
    const [right = 0.5, down = 0.5] = position.split(' ').map(Number);
    picture
      .extract({
        left: findCropStart(original.width, crop.width, right),
        top: findCropStart(original.height, crop.height, down),
        ...crop,
      })
      .resize(width, height);
    if (format === 'jpeg') picture.flatten({ background: 'white' });
    // Only the pixels are kept: no location, no camera, no name.
    const data = await picture.toFormat(format, encoders[format]).toBuffer();
    return { data: new Uint8Array(data), format };
  },
};

// biome-ignore lint/style/noDefaultExport: Astro asks for it
export default service;
