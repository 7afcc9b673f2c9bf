import { content, services } from '../lib/content/content.ts';
import { previewName } from '../lib/page/address.ts';
import { routesOf } from '../routes.ts';
import { drawPng } from './draw-png.ts';
import { pageFigure } from './page-figure.tsx';
import { inks } from './paper.ts';
import { previewCard } from './preview-card.ts';

/** Some services do not show a larger picture. */
const mostBytes = 60_000;

const headings: Record<string, string> = {
  '/': content.home.hero.heading,
  '/team': content.team.heading,
  '/careers': content.careers.heading,
  '/news': content.news.heading,
  '/support': content.support.heading,
  '/docs': content.docs.heading,
  '/api': content.api.heading,
  '/privacy': content.privacy.heading,
  '/terms': content.terms.heading,
  '/cookies': content.cookiePolicy.head.heading,
};

function headingOf(route: string): string {
  const heading = headings[route] ?? services.find((one) => one.route === route)?.title;
  if (heading === undefined) throw new Error(`The page ${route} has no heading for its preview.`);
  return heading;
}

/** All previews: the name of the file, and its page. */
export const previews = routesOf(services).map((route) => ({ name: previewName(route), route }));

/** The preview of a page as PNG. The same content gives the same bytes on every day. */
export async function drawPreview(route: string): Promise<Buffer> {
  const { name, domain } = content.site;
  const svg = await previewCard({ heading: headingOf(route), name, domain }, pageFigure(route));
  return drawPng(svg, inks, mostBytes);
}
