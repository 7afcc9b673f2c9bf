import { articleRoute, routesOf } from '@website/content-model/routes.ts';
import type { ReactNode } from 'react';
import { CompanyMark } from '../figures/CompanyMark.tsx';
import { content, initial, services } from '../lib/content/content.ts';
import { getPreviewFileName, previewSize } from '../lib/page/paths.ts';
import { drawPicture, faces, measureWidth } from './draw-picture.tsx';
import { Figure } from './Figure.tsx';
import { markLetters } from './icon.tsx';
import { drawPreviewLogo } from './logo-picture.ts';
import { choosePageFigure } from './page-figure.tsx';
import { box, breakTitle, measureWords, space } from './title.ts';

const headings: Readonly<Record<string, string | undefined>> = {
  '/': content.home.hero.heading,
  '/team': content.team?.heading,
  '/careers': content.careers?.heading,
  '/news': content.news?.heading,
  '/support': content.support?.heading,
  '/docs': content.docs?.heading,
  '/api': content.api?.heading,
  '/privacy': content.privacy.heading,
  '/terms': content.terms.heading,
  '/cookies': content.cookiePolicy?.head.heading,
  ...Object.fromEntries(services.map(({ route, title }) => [route, title])),
  ...Object.fromEntries(content.articles.map(({ id, title }) => [articleRoute(id), title])),
};

const lineStyle = { position: 'absolute', left: 32, lineHeight: 1, whiteSpace: 'pre' } as const;

/** Previews are shown small, so everything is large. */
const scale = 2;

/** A link preview: the heading of a page, its figure, and whose page it is. */
export async function drawCard(heading: string, figure: ReactNode, company = content.site) {
  const { name, domain } = company;
  const { lines, size: fontSize } = breakTitle(await measureWords(heading));
  const nameSize = Math.min(26, 220 / (await measureWidth(name, 'serif')));
  const top = 43 - 0.46 * nameSize;
  const domainSize = Math.min(14, box.width / (await measureWidth(domain, 'sans')));
  const logo = await drawPreviewLogo(220, 30, scale);
  // A wide logo has the name in it.
  const isNamed = !logo || logo.width < 2 * logo.height;
  return drawPicture(
    <>
      {figure}
      {logo ? (
        <img
          {...logo}
          alt=""
          style={{ position: 'absolute', left: 32, top: 43 - logo.height / 2 }}
        />
      ) : (
        <Figure
          x={45}
          y={43}
          width={28.8}
          letters={markLetters}
          drawing={<CompanyMark letter={initial} />}
        />
      )}
      {isNamed && (
        <div
          style={{
            ...faces.serif,
            ...lineStyle,
            left: 36 + (logo?.width ?? 30),
            top,
            fontSize: nameSize,
          }}
        >
          {name}
        </div>
      )}
      <div style={{ ...lineStyle, bottom: 69, fontSize }}>
        {lines.map((words, row) => (
          <div key={row} style={{ display: 'flex', columnGap: space * fontSize }}>
            {words.map(({ text, face }, index) => (
              <div key={index} style={faces[face]}>
                {text}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div
        style={{
          ...faces.sans,
          ...lineStyle,
          bottom: 29,
          fontSize: domainSize,
          color: 'var(--soft)',
        }}
      >
        {domain}
      </div>
    </>,
    previewSize.width / 2,
    previewSize.height / 2,
    scale,
  );
}

export const previews = routesOf(content).map((route) => ({
  name: getPreviewFileName(route),
  route,
}));

/** The preview of a page as PNG. The same content gives the same bytes on every day. */
export async function drawPreview(route: string): Promise<Buffer> {
  const heading = headings[route];
  if (heading === undefined) throw new Error(`The page ${route} has no heading for its preview.`);
  return drawCard(heading, choosePageFigure(route, heading));
}
