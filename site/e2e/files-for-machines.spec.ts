import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { loadContent, loadRoutes } from '../checks/content/load-content.ts';
import { feedPath, newsFeed } from '../src/lib/feed/news-feed.ts';
import { securityTxtPath } from '../src/lib/security/security-txt.ts';
import { unlistedRoutes } from '../src/routes.ts';
import { dist } from './ports.ts';

const routes = loadRoutes();

const content = loadContent();
const { site, news, articles } = content;
const built = (path: string) => readFileSync(join(dist, path), 'utf8');
const address = (path: string) => `https://${site.domain}${path}`;

const types = {
  '/sitemap.xml': 'text/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/third-party-notices.txt': 'text/plain; charset=utf-8',
  [feedPath]: 'application/atom+xml; charset=utf-8',
  [securityTxtPath]: 'text/plain; charset=utf-8',
};

test('files for machines are served with their types, and compressed', async ({ request }) => {
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });

    expect(response.status(), path).toBe(200);
    expect(response.headers()).toMatchObject({ 'content-type': type, 'content-encoding': 'br' });
  }
});

/** The pages of the built site by their paths. */
const pages = new Map(
  globSync('*.html', { cwd: dist })
    .filter((file) => file !== '404.html')
    .map((file) => [`/${file.replace(/(?:index)?\.html$/, '')}`, built(file)]),
);

test('a crawler that follows plain links from / finds every page, and no other', () => {
  const found = new Set(['/']);

  for (const path of found) {
    for (const [, target = ''] of (pages.get(path) ?? '').matchAll(/<a\b[^>]* href="([^"]*)"/g)) {
      if (target.startsWith('/')) found.add(target.replace(/[?#].*/, ''));
    }
  }

  const linkedFiles = [...found].filter((path) => existsSync(join(dist, path.slice(1))));
  const others = [...found].filter((path) => path === '/' || !linkedFiles.includes(path));
  expect(others.toSorted()).toEqual([...routes, ...unlistedRoutes].toSorted());
});

test('the sitemap lists every page by its canonical address, with the dates that pages state', async ({
  page,
}) => {
  const canonical = Array.from(
    pages.values(),
    (html) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? 'none',
  );

  const { name, entries } = await page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'text/xml').documentElement;
    return {
      name: `${root.namespaceURI} ${root.localName}`,
      entries: Array.from(root.children, (entry) =>
        Array.from(entry.children, (part) => [part.localName, part.textContent]),
      ),
    };
  }, built('sitemap.xml'));

  expect(name).toBe('http://www.sitemaps.org/schemas/sitemap/0.9 urlset');
  expect(entries.map(([loc]) => loc)).toEqual(routes.map((route) => ['loc', address(route)]));
  expect(canonical.toSorted()).toEqual(routes.map(address).toSorted());
  const dated = entries.filter((entry) => entry.length > 1);
  expect(dated).toHaveLength(3);
  for (const [loc, lastmod] of dated) {
    const html = pages.get(new URL(String(loc?.[1])).pathname) ?? '';
    expect(lastmod).toEqual(['lastmod', / datetime="([^"]*)"/i.exec(html)?.[1]]);
  }
});

test('robots.txt lets every crawler read everything, and names the sitemap', () => {
  const lines = built('robots.txt').split('\n');

  expect(lines).toContain('User-agent: *');
  expect(lines.filter((line) => /^disallow: *\S/i.test(line))).toEqual([]);
  expect(lines.filter((line) => /^sitemap:/i.test(line))).toEqual([
    `Sitemap: ${address('/sitemap.xml')}`,
  ]);
});

/** What a feed reader takes from a feed, read by the browser's own parser. */
function readFeed(page: Page, xml: string) {
  return page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'text/xml').documentElement;
    const textIn = (parent: Element, selector: string) =>
      parent.querySelector(`:scope > ${selector}`)?.textContent;
    const linkIn = (parent: Element, rel: string) =>
      parent.querySelector(`:scope > link[rel=${rel}]`)?.getAttribute('href');
    return {
      name: `${feed.namespaceURI} ${feed.localName}`,
      language: feed.getAttribute('xml:lang'),
      title: textIn(feed, 'title'),
      id: textIn(feed, 'id'),
      updated: textIn(feed, 'updated'),
      self: linkIn(feed, 'self'),
      alternate: linkIn(feed, 'alternate'),
      entries: Array.from(feed.querySelectorAll('entry'), (entry) => ({
        id: textIn(entry, 'id'),
        title: textIn(entry, 'title'),
        published: textIn(entry, 'published'),
        updated: textIn(entry, 'updated'),
        author: textIn(entry, 'author > name'),
        category: entry.querySelector('category')?.getAttribute('term'),
        link: linkIn(entry, 'alternate'),
        summary: textIn(entry, 'summary'),
      })),
    };
  }, xml);
}

test('the script of the forms names the file with the licenses of what it contains', () => {
  const [script = ''] = globSync('_astro/forms.*.js', { cwd: dist });
  const [, named = ''] = /^\/\*! \/(\S+) \*\//.exec(built(script)) ?? [];

  expect(built(named)).toMatch(/^react \S+$/m);
  expect(built(named)).toMatch(/^@fontsource\/\S+ \S+$/m);
  expect(built('sitemap.xml')).not.toContain(named);
});

test('the feed is Atom, and belongs to the news page', async ({ page }) => {
  const feed = await readFeed(page, built(feedPath));
  const newest = articles.map(({ date }) => date).toSorted();

  expect(feed).toMatchObject({
    name: 'http://www.w3.org/2005/Atom feed',
    language: 'en',
    title: expect.stringContaining(site.name),
    self: address(feedPath),
    alternate: address('/news'),
    updated: `${newest.at(-1)}T00:00:00Z`,
  });
  expect(new Set([feed.id, ...feed.entries.map(({ id }) => id)]).size).toBe(articles.length + 1);
});

test('the feed has the articles of the news page, newest first', async ({ page }) => {
  await page.goto('/news');
  const shown = await page.locator('article').evaluateAll((all) =>
    all.map((article) => ({
      anchor: article.id,
      title: article.querySelector('h2, h3')?.textContent,
      href: article.querySelector('h2 a, h3 a')?.getAttribute('href'),
      date: article.querySelector('time')?.dateTime,
      words: article.textContent,
    })),
  );

  await page.goto('about:blank');
  const { entries } = await readFeed(page, built(feedPath));

  const byDate = shown.toSorted((a, b) => `${b.date}`.localeCompare(`${a.date}`));
  expect(entries).toHaveLength(shown.length);
  for (const [index, entry] of entries.entries()) {
    const article = byDate[index];
    const place = address(`/news#${article?.anchor}`);
    const moment = `${article?.date}T00:00:00Z`;
    expect(entry).toMatchObject({ id: place, title: article?.title, published: moment });
    expect(entry).toMatchObject({ updated: moment, link: article?.href ?? place });
    for (const words of [entry.author, entry.category, entry.summary]) {
      expect(words).toBeTruthy();
      expect(article?.words).toContain(words);
    }
  }
});

test('an article with any signs and its own address arrives as it was written', async ({
  page,
}) => {
  const [article] = articles;
  if (!article) throw new Error('There is no article.');
  const title = `Tides & ferries: "5 > 4", R&amp;D at Łódź’s ]]>`;
  const href = 'https://journal.company.example/tides?part=1&page=2';

  const xml = newsFeed({ ...site, name: 'A & B' }, news, [{ ...article, title, href }]);

  const { id, entries } = await readFeed(page, xml);
  expect(entries).toMatchObject([{ id: `${id}#${article.id}`, title, link: href }]);
});

test('security.txt says whom to write to, until when, in which language, and where it is', () => {
  const contact = `mailto:${site.email.security ?? site.email.general}`;

  expect(decodeURIComponent(built(securityTxtPath)).split('\n')).toEqual([
    `Contact: ${contact}`,
    `Expires: ${site.securityTxt?.expires}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${address(securityTxtPath)}`,
    '',
  ]);
});
