import { dark, light } from 'virtual:colors';
import type { Palette } from '@website/content-model/lib/colors/theme-colors.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { CompanyMark } from '../figures/CompanyMark.tsx';
import { initial } from '../lib/content/content.ts';
import { drawPicture, faces, getStyleSheet } from './draw-picture.tsx';
import { Figure } from './Figure.tsx';
import { drawLogoIcon, renderLogoFavicon } from './logo-picture.ts';

/** The letter of the mark, if it has one. */
export const markLetters = {
  ...faces.serif,
  fontSize: 15,
  lineHeight: 1,
  textAlign: 'center',
  color: 'var(--accent-bold)',
} as const;

/** The style sheet of the mark, without the layers and tokens that some programs do not know. */
const resolveStyles = (palette: Palette) =>
  getStyleSheet('../figures/CompanyMark.module.css')
    .replace('var(--display)', 'Georgia, serif')
    .replace(/@layer figures \{(.*)\}/s, '$1')
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => palette.get(name) ?? '');

/** The logo or the mark for the tab of a browser, in both themes. The mark is 16 pixels wide there, so it is stronger. */
export function renderFavicon(): string {
  const logo = renderLogoFavicon();
  if (logo) return logo;
  const darkStyles = `@media(prefers-color-scheme:dark){${resolveStyles(dark)}}`;
  const strokeStyles = 'svg[class]{width:auto;stroke-width:1.4}';
  return renderToStaticMarkup(<CompanyMark dot={2.6} letter={initial} />)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" fill="none"')
    .replace('>', `><style>${resolveStyles(light)}${darkStyles}${strokeStyles}</style>`);
}

/**
 * The logo or the mark on paper, as PNG. A phone may cut it to any shape around a circle of 80 percent of its
 * width; the mark keeps within 72 percent.
 */
export async function drawIcon(size: number): Promise<Buffer> {
  const logo = await drawLogoIcon(size);
  if (logo) return logo;
  const position = { x: size / 2, y: size / 2, width: size * 0.68 };
  return drawPicture(
    <Figure {...position} letters={markLetters} drawing={<CompanyMark letter={initial} />} />,
    size,
    size,
  );
}
