import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadCheckedContent } from '@website/content-model/checks/content/load-content.ts';
import { articleRoute, routesOf } from '@website/content-model/routes.ts';
import { addressOf } from '../src/lib/page/address.ts';
import { element, xmlDocument } from '../src/lib/xml/xml.ts';

/** Writes sitemap.xml. Only the pages whose content has a date have one here. */
export async function writeSitemap(root: string): Promise<void> {
  const { content } = loadCheckedContent();
  const { site, privacy, terms, cookiePolicy, articles } = content;
  const dates = new Map([
    ['/privacy', privacy.updated],
    ['/terms', terms.updated],
    ['/cookies', cookiePolicy?.lastUpdated],
    ...articles.map(({ id, date }) => [articleRoute(id), date] as const),
  ]);
  const urls = routesOf(content).map((path) => {
    const date = dates.get(path);
    return element('url', [
      element('loc', addressOf(site.domain, path)),
      ...(date === undefined ? [] : [element('lastmod', date)]),
    ]);
  });
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  await writeFile(join(root, 'sitemap.xml'), xmlDocument(element('urlset', urls, { xmlns })));
}
