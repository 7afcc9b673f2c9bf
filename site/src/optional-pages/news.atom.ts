import type { APIRoute } from 'astro';
import { articles, content, getPageWords } from '../lib/content/content.ts';
import { newsFeed } from '../lib/feed/news-feed.ts';

/** The articles, for feed readers. */
export const GET: APIRoute = () =>
  new Response(newsFeed(content.site, getPageWords('news'), articles), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
