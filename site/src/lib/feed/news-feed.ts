import { language } from 'virtual:labels';
import type { Article, News } from '@website/content-model/schemas/news.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { resolveHref } from '../page/href.ts';
import { getPageUrl } from '../page/paths.ts';
import { element, renderXml } from '../xml/xml.ts';

/** Servers know the ending .atom and send its own content type, not that of any XML file. */
export const feedPath = '/news.atom';

/** An article has a day and no time. Atom wants both. */
const moment = (date: string) => `${date}T00:00:00Z`;

const link = (rel: string, type: string, href: string) => element('link', [], { rel, type, href });

/** The articles of the news page, newest first, as an Atom feed (RFC 4287). */
export function newsFeed(site: Site, news: News, articles: readonly Article[]): string {
  const page = getPageUrl(site.domain, '/news');
  const [newest] = articles;
  if (newest === undefined) throw new Error('A feed needs an article, for its date.');
  const entries = articles.map(({ id, title, date, author, category, excerpt, href }) => {
    const place = `${page}#${id}`;
    return element('entry', [
      // Not a "tag:" URI, which would contain the date: a reader would show an article a second
      // time once someone corrects its date.
      element('id', place),
      element('title', title),
      element('published', moment(date)),
      element('updated', moment(date)),
      element('author', [element('name', author)]),
      element('category', [], { term: category }),
      link('alternate', 'text/html', new URL(resolveHref(href ?? place), page).href),
      element('summary', excerpt),
    ]);
  });
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
