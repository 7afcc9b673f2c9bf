import type { APIRoute } from 'astro';
import { content } from '../lib/content/content.ts';

/** Crawlers may read everything. The build writes the sitemap from the finished pages. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: https://${content.site.domain}/sitemap.xml\n`);
