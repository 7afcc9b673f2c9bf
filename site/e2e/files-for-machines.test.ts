import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import {
  getArticleRoute,
  getGuideRoute,
  namedFiles,
  unlistedRoutes,
} from '@website/content-model/routes.ts';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { feedPath, newsFeed } from '../src/lib/feed/news-feed.ts';
import { type Node, parseHtml } from '../src/lib/html/tree.ts';
import { securityTxtPath } from '../src/lib/security/security-txt.ts';
import {
  all,
  hrefs,
  readBuiltFile,
  readPage,
  readText,
  requireValue,
  texts,
} from './built-page.ts';
import { dist } from './ports.ts';

const routes = loadRoutes();

const content = loadContent();
const { site, news, articles, guides } = content;
const address = (path: string) => `https://${site.domain}${path}`;

/** An element of an XML file. */
class Part {
  parts: Part[] = [];
  text = '';
  readonly name: string;
  readonly attributes: Record<string, string>;
  constructor(name: string, attributes: Record<string, string>) {
    this.name = name;
    this.attributes = attributes;
  }
  all = (name: string) => this.parts.filter((part) => part.name === name);
  textOf = (name: string) => this.all(name)[0]?.text;
  link = (rel: string) =>
    this.all('link').find(({ attributes }) => attributes.rel === rel)?.attributes.href;
}

function readXml(xml: string): Part {
  const parser = new SaxesParser();
  const open = [new Part('', {})];
  parser.on('opentag', ({ name, attributes }) => {
    const part = new Part(name, attributes);
    open.at(-1)?.parts.push(part);
    open.push(part);
  });
  parser.on('text', (text) => {
    for (const part of open) part.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return open[0]?.parts[0] as Part;
}

/** The pages of the built site by their paths. */
const pages = new Map(
  globSync(['*.html', '{news,docs}/*.html'], { cwd: dist })
    .filter((file) => file !== '404.html')
    .map((file) => [`/${file.replace(/(?:index)?\.html$/, '')}`, readBuiltFile(file)]),
);

test('every file that content may link to is built', () => {
  expect(namedFiles.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
});

test('a crawler that follows plain links from / finds every page, and no other', () => {
  const reachable = new Set(['/']);

  for (const path of reachable) {
    for (const [, target = ''] of (pages.get(path) ?? '').matchAll(/<a\b[^>]* href="([^"]*)"/g)) {
      if (target.startsWith('/')) reachable.add(target.replace(/[?#].*/, ''));
    }
  }

  const linkedFiles = [...reachable].filter((path) =>
    statSync(join(dist, path.slice(1)), { throwIfNoEntry: false })?.isFile(),
  );
  const unlisted = [...reachable].filter((path) => path === '/' || !linkedFiles.includes(path));
  expect(unlisted.toSorted()).toEqual([...routes, ...unlistedRoutes].toSorted());
});

test('the sitemap lists every page by its canonical address, with the dates that pages state', () => {
  const canonical = Array.from(
    pages.values(),
    (html) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? 'none',
  );

  const sitemap = readXml(readBuiltFile('sitemap.xml'));

  expect([sitemap.name, sitemap.attributes.xmlns]).toEqual([
    'urlset',
    'http://www.sitemaps.org/schemas/sitemap/0.9',
  ]);
  expect(sitemap.parts.map((entry) => entry.textOf('loc'))).toEqual(routes.map(address));
  expect(canonical.toSorted()).toEqual(routes.map(address).toSorted());
  const dated = sitemap.parts.filter((entry) => entry.parts.length > 1);
  expect(dated).toHaveLength(3 + articles.length + guides.length);
  for (const entry of dated) {
    const html = pages.get(new URL(String(entry.textOf('loc'))).pathname) ?? '';
    expect(entry.textOf('lastmod')).toBe(/ datetime="([^"]*)"/i.exec(html)?.[1]);
  }
});

test('robots.txt lets every crawler read everything, and names the sitemap', () => {
  const lines = readBuiltFile('robots.txt').split('\n');

  expect(lines).toContain('User-agent: *');
  expect(lines.filter((line) => /^disallow: *\S/i.test(line))).toEqual([]);
  expect(lines.filter((line) => /^sitemap:/i.test(line))).toEqual([
    `Sitemap: ${address('/sitemap.xml')}`,
  ]);
});

test('the script of React names the file with the licenses of what visitors receive', () => {
  const [script = ''] = globSync('_astro/react.*.js', { cwd: dist });
  const [, named = ''] = /^\/\*! \/(\S+) \*\//.exec(readBuiltFile(script)) ?? [];

  expect(readBuiltFile(named)).toMatch(/^react \S+$/m);
  expect(readBuiltFile(named)).toMatch(/^@fontsource\/\S+ \S+$/m);
  expect(readBuiltFile('sitemap.xml')).not.toContain(named);
});

test('the feed is Atom, and belongs to the news page', () => {
  const feed = readXml(readBuiltFile(feedPath));
  const newest = articles.map(({ date }) => date).toSorted();
  const ids = [feed, ...feed.all('entry')].map((part) => part.textOf('id'));

  expect(feed.name).toBe('feed');
  expect(feed.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' });
  expect(feed.textOf('title')).toContain(site.name);
  expect(feed.link('self')).toBe(address(feedPath));
  expect(feed.link('alternate')).toBe(address('/news'));
  expect(feed.textOf('updated')).toBe(`${newest.at(-1)}T00:00:00Z`);
  expect(new Set(ids).size).toBe(articles.length + 1);
});

test('the feed has the articles of the news page, newest first', () => {
  const articlesOnPage = all(readPage('/news'), 'article').map((article) => ({
    id: article.properties.id,
    title: texts(article, 'h2', 'h3')[0],
    date: String(all(article, 'time')[0]?.properties.dateTime),
    words: readText(article),
  }));

  const entries = readXml(readBuiltFile(feedPath)).all('entry');

  const byDate = articlesOnPage.toSorted((a, b) => b.date.localeCompare(a.date));
  expect(entries).toHaveLength(articlesOnPage.length);
  for (const [index, entry] of entries.entries()) {
    const article = requireValue(byDate[index], 'article');
    const url = address(`/news#${article.id}`);
    const moment = `${article.date}T00:00:00Z`;
    expect(entry.textOf('id')).toBe(url);
    expect(entry.textOf('title')).toBe(article.title);
    expect([entry.textOf('published'), entry.textOf('updated')]).toEqual([moment, moment]);
    expect(entry.link('alternate')).toBe(address(`/news/${article.id}`));
    for (const words of [
      entry.textOf('author')?.trim(),
      entry.all('category')[0]?.attributes.term,
      entry.textOf('summary'),
    ]) {
      expect(words).toBeTruthy();
      expect(article.words).toContain(words);
    }
  }
});

test('every article and guide has a page with a text, a Markdown copy and a preview', () => {
  const paths = [
    ...articles.map(({ id }) => getArticleRoute(id)),
    ...guides.map(({ id }) => getGuideRoute(id)),
  ];
  expect(paths).toHaveLength(7 + 12);
  for (const path of paths) {
    const [text = ''] = texts(readPage(path), 'article');
    expect(text.split(' ').length, path).toBeGreaterThan(100);
    expect(readBuiltFile(`${path}.md`), path).toContain(`url: ${address(path)}`);
    expect(existsSync(join(dist, `previews${path}.png`)), path).toBe(true);
  }
});

test('the feed has the whole text of each article, with full addresses', () => {
  const entries = readXml(readBuiltFile(feedPath)).all('entry');

  for (const [index, { id }] of articles.entries()) {
    const html = parseHtml(requireValue(entries[index]?.textOf('content'), id));
    const onPage = requireValue(all(readPage(getArticleRoute(id)), 'article')[0], id);
    const signs = (node: Node) => readText(node).replaceAll(' ', '');

    expect(signs(html)).toBe(signs(onPage));
    expect(hrefs(html).filter((href) => !/^(?:https|mailto):/.test(href))).toEqual([]);
    expect(all(html, 'script', 'style', 'svg', 'div')).toEqual([]);
  }
});

test('an article with any signs in it arrives as it was written', () => {
  const article = requireValue(articles[0], 'article');
  const title = `Tides & ferries: "5 > 4", R&amp;D at Łódź’s ]]>`;
  const [page, html] = ['https://company.example/tides?part=1&page=2', '<p>5 &gt; 4</p>'];

  const entries = [{ ...article, title, page, html }];
  const feed = readXml(newsFeed({ ...site, name: 'A & B' }, news, entries));

  const [entry] = feed.all('entry');
  expect(entry?.textOf('id')).toBe(`${feed.textOf('id')}#${article.id}`);
  expect(entry?.textOf('title')).toBe(title);
  expect(entry?.link('alternate')).toBe(page);
  expect(entry?.textOf('content')).toBe(html);
});

test('security.txt says whom to write to, until when, in which language, and where it is', () => {
  expect(decodeURIComponent(readBuiltFile(securityTxtPath)).split('\n')).toEqual([
    `Contact: mailto:${site.email.security}`,
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT23:59:59Z$/),
    'Preferred-Languages: en',
    `Canonical: ${address(securityTxtPath)}`,
    '',
  ]);
});
