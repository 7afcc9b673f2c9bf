import { readFile } from 'node:fs/promises';
import type { Content } from '../../collections.ts';
import { createPathMatcher } from '../../routes.ts';
import { decodePath } from '../../schemas/redirects.ts';

import { ProblemReport } from '../problem-report.ts';
import { kinds, type LaunchProblem } from './launch-problem.ts';

/** Larger than the sitemaps of any company, so that a hostile one cannot exhaust time or memory. */
const limits = { characters: 10_000_000, sitemaps: 50 };

/** The addresses in a sitemap, or in an index of several. Uses no XML parser, so no XML can attack it. */
async function readSitemap(source: string): Promise<{ isIndex: boolean; urls: URL[] }> {
  let text = '';
  try {
    if (source.startsWith('https:')) {
      const answer = await fetch(source, { signal: AbortSignal.timeout(20_000) });
      if (!answer.ok) throw new Error(`the answer is ${answer.status}`);
      text = await answer.text();
    } else text = await readFile(source, 'utf8');
  } catch (error) {
    throw new ProblemReport(`The sitemap ${source} cannot be read: ${(error as Error).message}.`);
  }
  const locations = text
    .slice(0, limits.characters)
    .matchAll(/<loc>(?:\s{0,99}<!\[CDATA\[)?([^<>\]]{1,2000})(?=[<\]])/g);
  const urls = Array.from(locations, ([, address = '']) => URL.parse(address.trim()))
    .filter((url) => url !== null)
    .filter(({ protocol }) => /^https?:$/.test(protocol));
  if (urls.length === 0)
    throw new ProblemReport(`${source} is no sitemap: it has no address between <loc> and </loc>.`);
  return { isIndex: /<sitemapindex[\s>]/.test(text), urls };
}

/** The pages of an earlier site, from its sitemap: a file, or an https address. */
export async function readOldAddresses(source: string): Promise<URL[]> {
  const { isIndex, urls } = await readSitemap(source);
  if (!isIndex) return urls;
  // An index may name only sitemaps of its own site, so we request no other host.
  const getHost = (url: URL | undefined) => url?.host.replace(/^www\./, '');
  const host = getHost(URL.parse(source) ?? urls[0]);
  const sitemapUrls = urls.filter((url) => getHost(url) === host);
  if (sitemapUrls.length > limits.sitemaps)
    throw new ProblemReport(
      `${source} names more than ${limits.sitemaps} sitemaps: try each alone.`,
    );
  const sitemaps = sitemapUrls.map((url) => readSitemap(url.href.replace(/^http:/, 'https:')));
  return (await Promise.all(sitemaps)).flatMap((sitemap) => (sitemap.isIndex ? [] : sitemap.urls));
}

/** The pages of an earlier site that no page, file or redirect of this one answers. */
export function findLostAddresses(
  content: Content,
  addresses: readonly URL[],
  file: string,
): LaunchProblem[] {
  const isAnswered = createPathMatcher(content, content.redirects);
  const expected = kinds['lost-address'].todo;
  return [...new Set(addresses.map(({ pathname }) => pathname))]
    .filter((path) => !isAnswered(decodePath(path)))
    .map((path) => ({
      kind: 'lost-address',
      severity: 'warning',
      file,
      line: 0,
      field: '',
      found: path,
      expected,
    }));
}
