import { language } from 'virtual:labels';
import type { Article, News } from '@website/content-model/schemas/news.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { getPageUrl } from '../page/paths.ts';
import { element, renderXml } from '../xml/xml.ts';

/** Servers know the ending .atom and send its own content type, not that of any XML file. */
export const feedPath = '/news.atom';

/** An article has a day and no time. Atom wants both. */
const moment = (date: string) => `${date}T00:00:00Z`;

const link = (rel: string, type: string, href: string) => element('link', [], { rel, type, href });

/** An article, the address of its page, and its text as HTML. */
export type FeedEntry = Omit<Article, 'text'> & { page: string; html: string };

/** The articles of the news page, newest first, as an Atom feed (RFC 4287). */
export function newsFeed(site: Site, news: News, articles: readonly FeedEntry[]): string {
  const page = getPageUrl(site.domain, '/news');
  const [newest] = articles;
  if (newest === undefined) throw new Error('A feed needs an article, for its date.');
  const entries = articles.map((article) =>
    element('entry', [
      // Not a "tag:" URI, which would contain the date: a reader would show an article a second
      // time once someone corrects its date.
      element('id', `${page}#${article.id}`),
      element('title', article.title),
      element('published', moment(article.date)),
      element('updated', moment(article.date)),
      element('author', [element('name', article.author)]),
      element('category', [], { term: article.category }),
      link('alternate', 'text/html', article.page),
      element('summary', article.excerpt),
      element('content', article.html, { type: 'html' }),
    ]),
  );
  const feed = [
    element('id', page),
    element('title', `${news.title} · ${site.name}`),
    element('subtitle', news.description),
    element('updated', moment(newest.date)),
    element('icon', getPageUrl(site.domain, '/icon-192.png')),
    link('self', 'application/atom+xml', getPageUrl(site.domain, feedPath)),
    link('alternate', 'text/html', page),
    ...entries,
  ];
  return renderXml(
    element('feed', feed, { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }),
  );
}
