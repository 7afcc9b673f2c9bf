import type { APIRoute } from 'astro';
import { content } from '../lib/content/content.ts';
import { getPageUrl } from '../lib/page/paths.ts';

/** Crawlers may read everything. The build writes the sitemap from the finished pages. */
export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${getPageUrl(content.site.domain, '/sitemap.xml')}\n`,
  );
