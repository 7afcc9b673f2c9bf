import { dark, light } from 'virtual:colors';
import type { Palette } from '@website/content-model/lib/colors/theme-colors.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { CompanyMark } from '../figures/CompanyMark.tsx';
import { initial } from '../lib/content/content.ts';
import { drawPicture, faces, toDataUrl } from './draw-picture.tsx';
import { drawLogoIcon, renderLogoFavicon } from './logo-picture.ts';

const declareColors = (palette: Palette) =>
  `svg{--line:${palette.get('--accent-line')};--solid:${palette.get('--accent-bold')}}`;

/** The logo or the mark for the tab of a browser, in both themes. The mark is 16 pixels wide there, so it is stronger. */
export function renderFavicon(): string {
  const logo = renderLogoFavicon();
  if (logo) return logo;
  const colors = { line: 'var(--line)', solid: 'var(--solid)' };
  const styles = `${declareColors(light)}@media(prefers-color-scheme:dark){${declareColors(dark)}}svg{stroke-width:1.4}`;
  return renderToStaticMarkup(<CompanyMark dot={2.6} letter={initial} colors={colors} />).replace(
    '>',
    `><style>${styles}</style>`,
  );
}

/** The mark as a part of a picture. Its letter is a text of the picture, whose fonts an SVG does not know. */
export function Mark({ width }: { width: number }) {
  const colors = { line: light.get('--accent-line'), solid: light.get('--accent-bold') };
  const letter = initial === undefined ? undefined : '';
  const svg = renderToStaticMarkup(<CompanyMark letter={letter} colors={colors} />);
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width,
        height: width,
      }}
    >
      <img
        src={toDataUrl(svg)}
        alt=""
        width={width}
        height={width}
        style={{ position: 'absolute' }}
      />
      {initial !== undefined && (
        <div
          style={{
            ...faces.serif,
            color: colors.solid,
            fontSize: (15 / 24) * width,
            lineHeight: 1,
          }}
        >
          {initial}
        </div>
      )}
    </div>
  );
}

/**
 * The logo or the mark on paper, as PNG. A phone may cut it to any shape around a circle of 80 percent of its
 * width; the mark keeps within 72 percent.
 */
export async function drawIcon(size: number): Promise<Buffer> {
  const logo = await drawLogoIcon(size);
  if (logo) return logo;
  const center = { width: size, height: size, alignItems: 'center', justifyContent: 'center' };
  return drawPicture(
    <div style={{ display: 'flex', ...center }}>
      <Mark width={size * 0.68} />
    </div>,
    size,
    size,
  );
}
