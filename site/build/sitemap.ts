import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addressOf } from '../src/lib/page/address.ts';
import { element, xmlDocument } from '../src/lib/xml/xml.ts';
import { routesOf } from '../src/routes.ts';
import { loadContent } from './content/load-content.ts';

/** Writes sitemap.xml. Only the pages whose content has a date have one here. */
export function sitemap(): AstroIntegration {
  return {
    name: 'sitemap',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const { site, services, privacy, terms, cookiePolicy } = loadContent();
        const dates = new Map([
          ['/privacy', privacy.updated],
          ['/terms', terms.updated],
          ['/cookies', cookiePolicy.lastUpdated],
        ]);
        const urls = routesOf(services).map((path) => {
          const date = dates.get(path);
          return element('url', [
            element('loc', addressOf(site.domain, path)),
            ...(date === undefined ? [] : [element('lastmod', date)]),
          ]);
        });
        const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
        const text = xmlDocument(element('urlset', urls, { xmlns }));
        await writeFile(fileURLToPath(new URL('sitemap.xml', dir)), text);
      },
    },
  };
}
