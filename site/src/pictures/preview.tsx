import { dark, light } from 'virtual:colors';
import { getArticleRoute, getGuideRoute, listRoutes } from '@website/content-model/routes.ts';
import { content, services } from '../lib/content/content.ts';
import { getCookieHead } from '../lib/cookies/cookie-page.ts';
import { getPreviewFileName, previewSize } from '../lib/page/paths.ts';
import { drawPicture, faces, measureWidth, toDataUrl } from './draw-picture.tsx';
import { Mark } from './icon.tsx';
import { drawPreviewLogo } from './logo-picture.ts';
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
  '/cookies': getCookieHead(content.cookiePolicy).heading,
  ...Object.fromEntries(services.map(({ route, title }) => [route, title])),
  ...Object.fromEntries(content.articles.map(({ id, title }) => [getArticleRoute(id), title])),
  ...Object.fromEntries(content.guides.map(({ id, title }) => [getGuideRoute(id), title])),
};

const lineStyle = { position: 'absolute', left: 32, lineHeight: 1, whiteSpace: 'pre' } as const;

/** Previews are shown small, so everything is large. */
const scale = 2;
const [width, height] = [previewSize.width / 2, previewSize.height / 2];

/** The band at the bottom, with a scale along its edge like those of the site. */
const bandHeight = 58;
const ticks = toDataUrl(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 8"><path d="M0 4H${width}" stroke="${dark.get('--accent-line')}" stroke-width="8" stroke-dasharray="1 9"/></svg>`,
);

/** A link preview: the heading of a page, and whose page it is. */
export async function drawCard(heading: string, company = content.site) {
  const { name, domain } = company;
  const { lines, size: fontSize } = breakTitle(await measureWords(heading));
  const nameSize = Math.min(26, 480 / (await measureWidth(name, 'serif')));
  const domainSize = Math.min(16, box.width / (await measureWidth(domain, 'sans')));
  const logo = await drawPreviewLogo(220, 30, scale);
  // A wide logo has the name in it.
  const isNamed = !logo || logo.width < 2 * logo.height;
  return drawPicture(
    <>
      <div
        style={{
          position: 'absolute',
          left: 32,
          top: 28,
          display: 'flex',
          alignItems: 'center',
          gap: 8,
        }}
      >
        {logo ? <img {...logo} alt="" /> : <Mark width={30} />}
        {isNamed && (
          <div style={{ ...faces.serif, fontSize: nameSize, lineHeight: 1, whiteSpace: 'pre' }}>
            {name}
          </div>
        )}
      </div>
      <div
        style={{
          ...lineStyle,
          display: 'flex',
          flexDirection: 'column',
          bottom: bandHeight + 24,
          fontSize,
        }}
      >
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
          display: 'flex',
          position: 'absolute',
          bottom: 0,
          width,
          height: bandHeight,
          background: light.get('--ink-band'),
        }}
      >
        <img src={ticks} alt="" width={width} height={8} style={{ position: 'absolute', top: 0 }} />
        <div
          style={{
            ...faces.sans,
            ...lineStyle,
            bottom: 18,
            fontSize: domainSize,
            color: dark.get('--ink'),
          }}
        >
          {domain}
        </div>
      </div>
    </>,
    width,
    height,
    scale,
  );
}

export const previews = listRoutes(content).map((route) => ({
  name: getPreviewFileName(route),
  route,
}));

/** The preview of a page as PNG. The same content gives the same bytes on every day. */
export async function drawPreview(route: string): Promise<Buffer> {
  const heading = headings[route];
  if (heading === undefined) throw new Error(`The page ${route} has no heading for its preview.`);
  return drawCard(heading);
}
