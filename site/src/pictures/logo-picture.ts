import { light } from 'virtual:colors';
import pictures from 'virtual:pictures';
import sharp from 'sharp';

const { logos } = pictures;

/** A logo that is drawn to fit, with its size. */
interface DrawnLogo {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Renders a logo as PNG, as large as the space allows. */
async function fitLogo(url: string, width: number, height: number): Promise<DrawnLogo> {
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const { width: originalWidth, height: originalHeight } = await sharp(bytes).metadata();
  // The density renders an SVG in the size that is needed. For a PNG, it has no effect.
  const density = Math.min(72 * Math.max(1, width / originalWidth, height / originalHeight), 2400);
  const { data, info } = await sharp(bytes, { density })
    .resize(width, height, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** The logo at the top of a link preview, if the company has one. A CSS pixel is `scale` pixels. */
export async function drawPreviewLogo(width: number, height: number, scale: number) {
  if (logos.logo === undefined) return undefined;
  const drawn = await fitLogo(logos.logo, width * scale, height * scale);
  return {
    src: `data:image/png;base64,${drawn.bytes.toString('base64')}`,
    width: drawn.width / scale,
    height: drawn.height / scale,
  };
}

const iconLogo = logos.icon ?? logos.logo;

/** The logo on paper, within the circle of 80 percent to which a phone may cut an icon. */
export async function drawLogoIcon(size: number): Promise<Buffer | undefined> {
  if (iconLogo === undefined) return undefined;
  const { width, height } = await fitLogo(iconLogo, size, size);
  const scale = (0.78 * size) / Math.hypot(width, height);
  const { bytes } = await fitLogo(iconLogo, Math.round(width * scale), Math.round(height * scale));
  const background = light.get('--paper') ?? 'white';
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: bytes }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** The logo as an SVG for the tab of a browser, in both themes. */
export function renderLogoFavicon(): string | undefined {
  if (iconLogo === undefined) return undefined;
  const dark = logos.icon ? undefined : logos.logoDark;
  const image = (href: string, name: string) =>
    `<image class="${name}" width="64" height="64" href="${href}"/>`;
  const styles =
    '.dark{display:none}@media(prefers-color-scheme:dark){.dark{display:block}.light{display:none}}';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    ...(dark ? [`<style>${styles}</style>`, image(iconLogo, 'light'), image(dark, 'dark')] : []),
    ...(dark ? [] : [image(iconLogo, 'light')]),
    '</svg>',
  ].join('');
}
