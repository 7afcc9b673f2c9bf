import type { APIRoute } from 'astro';
import { content } from '../lib/content/content.ts';
import { addressOf } from '../lib/page/address.ts';

/** Crawlers may read everything. The build writes the sitemap from the finished pages. */
export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(content.site.domain, '/sitemap.xml')}\n`,
  );
