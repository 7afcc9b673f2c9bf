import { getArticleRoute } from '@website/content-model/routes.ts';
import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { content, getPageWords } from '../lib/content/content.ts';
import { newsFeed } from '../lib/feed/news-feed.ts';
import { getPageUrl } from '../lib/page/paths.ts';
import { FeedText } from '../sections/news/FeedText.tsx';

const { site, articles } = content;

/** The articles with their texts, for feed readers. */
export const GET: APIRoute = () => {
  const entries = articles.map(({ text, ...article }) => {
    const page = getPageUrl(site.domain, getArticleRoute(article.id));
    const html = renderToStaticMarkup(createElement(FeedText, { text, site, page }));
    return { ...article, page, html };
  });
  return new Response(newsFeed(site, getPageWords('news'), entries), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
};
