import { light } from 'virtual:colors';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';

const fontFiles = import.meta.glob<string>('../fonts/*.woff2', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const sheets = import.meta.glob<string>('../figures/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const classes = import.meta.glob<Readonly<Record<string, string>>>('../figures/*.module.css', {
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
    color: 'var(--accent-bold)',
  },
  sans: { fontFamily: 'sans, sans-western, sans-eastern' },
} as const;

/** The style sheet of a figure, with the class names of the build. */
export const getStyleSheet = (path: string) =>
  (sheets[path] ?? '').replaceAll(
    /\.([a-z][\w-]*)/gi,
    (_, name: string) => `.${classes[path]?.[name] ?? name}`,
  );

const tokens = `:root{${Array.from(light, (token) => token.join(':')).join(';')}}`;
// From z to A: the sheet that all figures share comes first, and the others refine it.
const styles = [tokens, ...Object.keys(sheets).reverse().map(getStyleSheet)].join('\n');

/** Inlines drawings, which librsvg would cut off at their view box, and scales strokes of a fixed width. */
const adaptToLibrsvg = (svg: string, scale: number) =>
  svg
    .replaceAll(
      /<image x="(.*?)" y="(.*?)" .*?href="data:image\/svg\+xml;utf8,(.*?)".*?\/>/g,
      (_, x, y, drawing) => decodeURIComponent(drawing).replace('<svg', `<svg x="${x}" y="${y}"`),
    )
    .replaceAll(/<\w+ [^>]*non-scaling-stroke[^>]*>/g, (tag) =>
      (tag.includes('stroke-width') ? tag : tag.replace(' ', ' stroke-width="1" ')).replaceAll(
        /(?<=stroke-(?:width|dasharray)(?:="|:)[\d. ]*)[\d.]+/g,
        (number) => `${Number(number) * scale}`,
      ),
    );

/** Draws HTML and SVG on paper, styled like the figures, as PNG. A CSS pixel is `scale` pixels. */
export async function drawPicture(content: ReactNode, width: number, height: number, scale = 1) {
  const svg = await satori(
    <div style={{ width, height, background: 'var(--paper)', color: 'var(--ink)' }}>
      <style>{styles}</style>
      {content}
    </div>,
    // Skips the styles that it does not know.
    { width, height, fonts, onStyleError: () => {} },
  );
  return sharp(Buffer.from(adaptToLibrsvg(svg, scale)), { density: 72 * scale })
    .removeAlpha()
    .png({ palette: true, quality: 70, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** The width of a text in ems. */
export async function measureWidth(text: string, face: keyof typeof faces): Promise<number> {
  const letters = <div style={{ ...faces[face], fontSize: 100, whiteSpace: 'pre' }}>{text}</div>;
  const svg = await satori(letters, { height: 100, fonts });
  return Number(/width="([\d.]+)"/.exec(svg)?.[1]) / 100;
}
