import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addressOf } from '../../src/lib/page/address.ts';
import { element, xmlDocument } from '../../src/lib/xml/xml.ts';
import { routes } from '../../src/routes.ts';
import { loadContent } from '../content/load-content.ts';
import { builtWords, lastChanges, ownDates, readPageDates } from './page-dates.ts';

/** All pages, and when each last changed, as far as that is known. */
function sitemapXml(domain: string, changes: ReadonlyMap<string, string>): string {
  const urls = routes.map((path) => {
    const date = changes.get(path);
    return element('url', [
      element('loc', addressOf(domain, path)),
      ...(date === undefined ? [] : [element('lastmod', date)]),
    ]);
  });
  return xmlDocument(
    element('urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }),
  );
}

/**
 * Writes sitemap.xml. Its dates come from the content and from page-dates.json, never from the
 * clock. A page that has changed since `npm run dates` gets no date: a wrong one would be worse.
 */
export function sitemap(): AstroIntegration {
  return {
    name: 'sitemap',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const content = loadContent();
        const changes = lastChanges(builtWords(root), ownDates(content), readPageDates());
        const undated = routes.filter((path) => !changes.has(path));
        if (undated.length > 0) {
          logger.warn(
            `no date for ${undated.join(', ')}: the words are new. To date them: npm run dates`,
          );
        }
        await writeFile(join(root, 'sitemap.xml'), sitemapXml(content.site.domain, changes));
      },
    },
  };
}
