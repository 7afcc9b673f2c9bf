import { dark, light } from 'virtual:colors';
import type { Palette } from '@website/content-model/lib/colors/theme-colors.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { CompanyMark } from '../figures/CompanyMark.tsx';
import { initial } from '../lib/content/content.ts';
import { drawPicture, faces, styleSheet } from './draw-picture.tsx';
import { Figure } from './Figure.tsx';
import { logoFavicon, logoIcon } from './logo-picture.ts';

/** The letter of the mark, if it has one. */
export const markLetters = {
  ...faces.serif,
  fontSize: 15,
  lineHeight: 1,
  textAlign: 'center',
  color: 'var(--accent-bold)',
} as const;

/** The style sheet of the mark without layers and tokens, for programs that do not know them. */
const stylesIn = (palette: Palette) =>
  styleSheet('../figures/CompanyMark.module.css')
    .replace('var(--display)', 'Georgia, serif')
    .replace(/@layer figures \{(.*)\}/s, '$1')
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => palette.get(name) ?? '');

/** The logo or the mark for the tab of a browser, in both themes. The mark is 16 pixels wide there, so it is stronger. */
export function favicon(): string {
  const logo = logoFavicon();
  if (logo) return logo;
  const inDark = `@media(prefers-color-scheme:dark){${stylesIn(dark)}}`;
  const stronger = 'svg[class]{width:auto;stroke-width:1.4}';
  return renderToStaticMarkup(<CompanyMark dot={2.6} letter={initial} />)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" fill="none"')
    .replace('>', `><style>${stylesIn(light)}${inDark}${stronger}</style>`);
}

/**
 * The logo or the mark on paper, as PNG. A phone may cut it to any shape around a circle of 80 percent of its
 * width; the mark keeps within 72 percent.
 */
export async function drawIcon(size: number): Promise<Buffer> {
  const logo = await logoIcon(size);
  if (logo) return logo;
  const place = { x: size / 2, y: size / 2, width: size * 0.68 };
  return drawPicture(
    <Figure {...place} letters={markLetters} drawing={<CompanyMark letter={initial} />} />,
    size,
    size,
  );
}
