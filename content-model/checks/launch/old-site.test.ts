import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { contentFolder } from '../../company.ts';
import { checkContent } from '../content/check-content.ts';
import { readContentFiles } from '../content/content-files.ts';
import { lostAddresses, oldAddresses } from './old-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const sitemap = (addresses: readonly string[], kind = 'urlset') =>
  `<?xml version="1.0"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map(
      (one) => `<url>\n<loc>\n${one} </loc><image:loc>https://old.example/a.jpg</image:loc></url>`,
    )
    .join('\n')}</${kind}>`;

function file(text: string): string {
  writeFileSync(join(folder, 'old.xml'), text);
  return join(folder, 'old.xml');
}

/** The paths that would be lost, with some redirects. */
async function lost(text: string): Promise<string[]> {
  const redirects = 'list: [{ from: /about-us/, to: /team }, { from: /été, to: /news }]\n';
  const result = checkContent(
    new Map(readContentFiles(contentFolder)).set('redirects.yaml', redirects),
  );
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  const addresses = await oldAddresses(file(text));
  return lostAddresses(result.content, addresses, 'old.xml').map(({ found }) => found);
}

/** Stands in for the earlier site: what each address answers. */
const site = (answers: Record<string, string>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const text = answers[`${address}`];
    return new Response(text ?? 'Gone', { status: text === undefined ? 404 : 200 });
  });

test('what a page, a file or a redirect answers is not lost, however it is written', async () => {
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

  expect(await lost(sitemap([...all, '<![CDATA[https://old.example/odd]]>', ...all]))).toEqual([
    ...gone,
    '/odd',
  ]);
});

test('the sitemaps of an index are read, and nothing from elsewhere', async () => {
  const index = 'https://old.example/sitemap_index.xml';
  const asked = site({
    [index]: sitemap(
      ['http://www.old.example/posts.xml', 'https://elsewhere.example/a.xml', 'file:///etc/passwd'],
      'sitemapindex',
    ),
    'https://www.old.example/posts.xml': sitemap(['https://old.example/a-post']),
  });

  const addresses = await oldAddresses(index);

  expect(addresses.map(({ pathname }) => pathname)).toEqual(['/a-post']);
  expect(asked).toHaveBeenCalledTimes(2);
});

test.for([
  ['a file that is not there', join(folder, 'none.xml'), 'there is no such file'],
  ['a folder', folder, 'cannot be read'],
  ['an address that is gone', 'https://old.example/gone.xml', 'the answer is 404'],
  ['something else', 'https://old.example/home', 'is no sitemap'],
  ['far too much', 'https://old.example/large', 'it is too large'],
  ['an index of hundreds', 'https://old.example/index', 'more than 50 sitemaps'],
] as const)('%s is refused in words', async ([, source, says]) => {
  const many = Array.from({ length: 300 }, (_, at) => `https://old.example/${at}.xml`);
  site({
    'https://old.example/home': '<h1>Home</h1>',
    'https://old.example/large': '<loc>https://old.example/a</loc>'.padEnd(20_000_000),
    'https://old.example/index': sitemap(many, 'sitemapindex'),
  });

  await expect(oldAddresses(source)).rejects.toThrow(says);
});

test('hostile text neither keeps the check busy nor makes it read anything', async () => {
  const asked = site({});
  const bomb = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd"><!ENTITY c "&b;&b;">]>';
  const long = `<loc>https://old.example/${'/'.repeat(100_000)}x</loc>`;
  const started = performance.now();

  const paths = await lost(
    `${bomb}${sitemap(['https://old.example/&c;', 'https://old.example/%2e%2e/%00'])}${long}${'<loc>'.repeat(100_000)}${' '.repeat(1_000_000)}`,
  );

  expect(performance.now() - started).toBeLessThan(5000);
  expect(paths).toEqual(['/&c;', '/%00']);
  expect(asked).not.toHaveBeenCalled();
});

test('the command lists every lost address, as warnings with what to do', async () => {
  const source = file(sitemap(['https://old.example/one', 'https://old.example/two']));
  const command = resolve(import.meta.dirname, '../../commands/launch-check.ts');
  const run = (...args: string[]) =>
    new Promise<string>((done) =>
      execFile(process.execPath, [command, ...args], (_, out, err) => done(out + err)),
    );

  expect(await run('--sitemap', source)).toMatch(
    /WARNING lost-address: .* \(2\)\n.*old\.xml: \/one\n.*old\.xml: \/two\n.*redirects\.yaml/,
  );
  expect(await run('--sitemap')).toContain('--sitemap <file or address>');
});
