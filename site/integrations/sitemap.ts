import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articleRoute, routesOf } from '@website/content-model/routes.ts';
import { addressOf } from '../src/lib/page/address.ts';
import { languagesOf } from '../src/lib/page/alternates.ts';
import { element, xmlDocument } from '../src/lib/xml/xml.ts';
import type { Company } from './content/company.ts';

/** Writes sitemap.xml. Only the pages whose content has a date have one here. */
export async function writeSitemap(root: string, company: Company): Promise<void> {
  const content = company.content();
  const { site, privacy, terms, cookiePolicy, articles } = content;
  const dates = new Map([
    ['/privacy', privacy.updated],
    ['/terms', terms.updated],
    ['/cookies', cookiePolicy?.lastUpdated],
    ...articles.map(({ id, date }) => [articleRoute(id), date] as const),
  ]);
  const { language } = company.labels();
  const urls = routesOf(content).map((path) => {
    const date = dates.get(path);
    const loc = addressOf(site.domain, path);
    return element('url', [
      element('loc', loc),
      ...(date === undefined ? [] : [element('lastmod', date)]),
      ...languagesOf(site, path, { language, href: loc }).map((one) =>
        element('xhtml:link', [], { rel: 'alternate', hreflang: one.language, href: one.href }),
      ),
    ]);
  });
  const xmlns = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    ...(site.alternates.length > 0 && { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }),
  };
  await writeFile(join(root, 'sitemap.xml'), xmlDocument(element('urlset', urls, xmlns)));
}
