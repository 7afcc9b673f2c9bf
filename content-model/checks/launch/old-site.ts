import { readFile } from 'node:fs/promises';
import type { Content } from '../../collections.ts';
import { decoded } from '../../schemas/redirects.ts';
import { answersIn } from '../content/answers.ts';
import { ProblemReport } from '../problem-report.ts';
import { kinds, type LaunchProblem } from './launch-problem.ts';

/** More than the site of a company has. What somebody else wrote must not keep us busy. */
const most = { characters: 10_000_000, sitemaps: 50 };

/** A sitemap, or an index of several: what it names. Reads no XML, so no XML can trick it. */
async function read(source: string): Promise<{ isIndex: boolean; urls: URL[] }> {
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
    .slice(0, most.characters)
    .matchAll(/<loc>(?:\s{0,99}<!\[CDATA\[)?([^<>\]]{1,2000})(?=[<\]])/g);
  const urls = Array.from(locations, ([, one = '']) => URL.parse(one.trim()))
    .filter((url) => url !== null)
    .filter(({ protocol }) => /^https?:$/.test(protocol));
  if (urls.length === 0)
    throw new ProblemReport(`${source} is no sitemap: it has no address between <loc> and </loc>.`);
  return { isIndex: /<sitemapindex[\s>]/.test(text), urls };
}

/** The pages of an earlier site, from its sitemap: a file, or an https address. */
export async function oldAddresses(source: string): Promise<URL[]> {
  const { isIndex, urls } = await read(source);
  if (!isIndex) return urls;
  // An index names sitemaps of its own site, so nothing else is asked.
  const hostOf = (url: URL | undefined) => url?.host.replace(/^www\./, '');
  const own = hostOf(URL.parse(source) ?? urls[0]);
  const others = urls.filter((url) => hostOf(url) === own);
  if (others.length > most.sitemaps)
    throw new ProblemReport(`${source} names more than ${most.sitemaps} sitemaps: try each alone.`);
  const sitemaps = others.map((url) => read(url.href.replace(/^http:/, 'https:')));
  return (await Promise.all(sitemaps)).flatMap((one) => (one.isIndex ? [] : one.urls));
}

/** The pages of an earlier site that neither a page nor a redirect of this one answers. */
export function lostAddresses(
  content: Content,
  addresses: readonly URL[],
  file: string,
): LaunchProblem[] {
  const answers = answersIn(content, content.redirects);
  const expected = kinds['lost-address'].todo;
  return [...new Set(addresses.map(({ pathname }) => pathname))]
    .filter((path) => !answers(decoded(path)))
    .map((found) => ({
      ...{ kind: 'lost-address', severity: 'warning', file, line: 0, field: '', found, expected },
    }));
}
