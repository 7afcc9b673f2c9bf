import { light } from 'virtual:colors';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';

const fontFiles = import.meta.glob<string>('../fonts/*.woff2', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const fonts = Object.entries(fontFiles).map(([path, url]) => ({
  name: path.replace(/.*\/(.*)\.woff2/, '$1'),
  data: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
}));

export const faces = {
  serif: { fontFamily: 'serif, serif-western, serif-eastern' },
  italic: {
    fontFamily: 'serif-italic, serif-italic-western, serif-italic-eastern',
    color: light.get('--accent-bold'),
  },
  sans: { fontFamily: 'sans, sans-western, sans-eastern' },
} as const;

/** Draws HTML on paper as PNG. A CSS pixel is `scale` pixels. */
export async function drawPicture(content: ReactNode, width: number, height: number, scale = 1) {
  const colors = { background: light.get('--paper'), color: light.get('--ink') };
  const svg = await satori(
    <div style={{ width, height, display: 'flex', ...colors }}>{content}</div>,
    {
      width,
      height,
      fonts,
    },
  );
  return sharp(Buffer.from(svg), { density: 72 * scale })
    .removeAlpha()
    .png({ palette: true, quality: 70, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** An SVG as the source of an image. */
export const toDataUrl = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** The width of a text in ems. */
export async function measureWidth(text: string, face: keyof typeof faces): Promise<number> {
  const letters = <div style={{ ...faces[face], fontSize: 100, whiteSpace: 'pre' }}>{text}</div>;
  const svg = await satori(letters, { height: 100, fonts });
  return Number(/width="([\d.]+)"/.exec(svg)?.[1]) / 100;
}
