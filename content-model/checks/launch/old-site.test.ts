import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { contentFolder } from '../../company.ts';
import { type CheckedContent, checkContent } from '../content/check-content.ts';
import { readContentFiles } from '../content/content-files.ts';
import { formatReport } from './launch-report.ts';
import { findLostAddresses, readOldAddresses } from './old-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const redirects = 'list: [{ from: /about-us/, to: /team }, { from: /été, to: /news }]\n';
const files = new Map(readContentFiles(contentFolder)).set('redirects.yaml', redirects);
const { content } = checkContent(files) as CheckedContent;

async function findLost(text: string) {
  writeFileSync(join(folder, 'old.xml'), text);
  return findLostAddresses(content, await readOldAddresses(join(folder, 'old.xml')), 'old.xml');
}

const formatSitemap = (addresses: readonly string[], kind = 'urlset') =>
  `<${kind}>${addresses.map((address) => `<url><loc>\n${address} </loc></url>`).join('')}</${kind}>`;

/** Mocks the earlier site, with the answer of each address. */
const mockSite = (answers: Record<string, string>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const text = answers[`${address}`];
    return new Response(text ?? 'Gone', { status: text === undefined ? 404 : 200 });
  });

test('what a page, a file or a redirect answers is not lost, and all else is listed', async () => {
  const paths = [
    '/',
    '/team/',
    '/news/index.html',
    '/about-us.html',
    '/%C3%A9t%C3%A9',
    '/llms.txt',
  ];
  const gone = ['/blog/2019/05/a-post/', '/Team', '/a.pdf'];
  const all = [...paths, ...gone].map((path) => `http://www.old.example${path}?a=1&amp;b=2`);

  const lost = await findLost(
    formatSitemap([...all, '<![CDATA[https://old.example/odd]]>', ...all]),
  );

  expect(lost.map(({ found }) => found)).toEqual([...gone, '/odd']);
  expect(formatReport(lost)).toMatch(
    /WARNING lost-address: .* \(4\)\n[\s\S]*\/Team\n[\s\S]*redirects.yaml/,
  );
});

test('the sitemaps of an index are read, and nothing from elsewhere', async () => {
  const index = 'https://old.example/sitemap_index.xml';
  const requests = mockSite({
    [index]: formatSitemap(
      ['http://www.old.example/posts.xml', 'https://elsewhere.example/a.xml', 'file:///etc/passwd'],
      'sitemapindex',
    ),
    'https://www.old.example/posts.xml': formatSitemap(['https://old.example/a-post']),
  });

  expect((await readOldAddresses(index)).map(({ pathname }) => pathname)).toEqual(['/a-post']);
  expect(requests).toHaveBeenCalledTimes(2);
});

test('what is no sitemap is refused in words', async () => {
  const many = Array.from({ length: 300 }, (_, index) => `https://old.example/${index}.xml`);
  mockSite({
    'https://old.example/home': '<h1>Home</h1>',
    'https://old.example/index': formatSitemap(many, 'sitemapindex'),
  });
  const expectRefusal = (source: string) => expect(readOldAddresses(source)).rejects;

  await expectRefusal(join(folder, 'none.xml')).toThrow('cannot be read: ENOENT');
  await expectRefusal('https://old.example/gone.xml').toThrow('the answer is 404');
  await expectRefusal('https://old.example/home').toThrow('is no sitemap');
  await expectRefusal('https://old.example/index').toThrow('more than 50 sitemaps');
});

test('hostile text neither keeps the check busy nor makes it read anything', async () => {
  const requests = mockSite({});
  const entity = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>';
  const long = `<loc>https://old.example/${'/'.repeat(100_000)}x</loc>${'<loc>'.repeat(100_000)}`;
  const started = performance.now();

  const lost = await findLost(
    entity + formatSitemap(['https://old.example/&b;/%00']) + long + ' '.repeat(1_000_000),
  );

  expect(performance.now() - started).toBeLessThan(5000);
  expect(lost.map(({ found }) => found)).toEqual(['/&b;/%00']);
  expect(requests).not.toHaveBeenCalled();
});
