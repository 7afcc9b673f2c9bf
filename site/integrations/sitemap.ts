import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getArticleRoute, getGuideRoute, listRoutes } from '@website/content-model/routes.ts';
import { listLanguageVersions } from '../src/lib/page/alternates.ts';
import { getPageUrl } from '../src/lib/page/paths.ts';
import { element, renderXml } from '../src/lib/xml/xml.ts';
import type { Company } from './content/company.ts';

/** Writes sitemap.xml. A page has a date only if its content has one. */
export async function writeSitemap(root: string, company: Company): Promise<void> {
  const content = company.content();
  const { site, privacy, terms, cookiePolicy, articles, guides } = content;
  const dates = new Map([
    ['/privacy', privacy.updated],
    ['/terms', terms.updated],
    ['/cookies', cookiePolicy.lastUpdated],
    ...articles.map(({ id, date }) => [getArticleRoute(id), date] as const),
    ...guides.map(({ id, lastUpdated }) => [getGuideRoute(id), lastUpdated] as const),
  ]);
  const { language } = company.labels();
  const urls = listRoutes(content).map((path) => {
    const date = dates.get(path);
    const loc = getPageUrl(site.domain, path);
    return element('url', [
      element('loc', loc),
      ...(date === undefined ? [] : [element('lastmod', date)]),
      ...listLanguageVersions(site, path, { language, href: loc }).map((alternate) =>
        element('xhtml:link', [], {
          rel: 'alternate',
          hreflang: alternate.language,
          href: alternate.href,
        }),
      ),
    ]);
  });
  const xmlns = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    ...(site.alternates.length > 0 && { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }),
  };
  await writeFile(join(root, 'sitemap.xml'), renderXml(element('urlset', urls, xmlns)));
}
