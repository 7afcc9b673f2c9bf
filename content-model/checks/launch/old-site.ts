import { createReadStream } from 'node:fs';
import type { Content } from '../../collections.ts';
import { answersIn } from '../content/answers.ts';
import { ProblemReport } from '../problem-report.ts';
import { kinds, type LaunchFinding } from './finding.ts';

/** Far more than the site of a company has. What somebody else wrote must not keep us busy. */
const most = { bytes: 10_000_000, sitemaps: 50 };

/** The addresses that a sitemap names, of pages or of other sitemaps. Reads no XML, so no XML can trick it. */
const addressesIn = (text: string) =>
  Array.from(
    text.matchAll(/<loc>(?:\s{0,99}<!\[CDATA\[)?([^<>\]]{1,2000})(?=[<\]])/g),
    ([, address = '']) => URL.parse(address.trim().replaceAll('&amp;', '&')),
  ).filter((url) => url !== null && /^https?:$/.test(url.protocol)) as URL[];

const isIndex = (text: string) => /<sitemapindex[\s>]/.test(text);

async function textAt(source: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of await bytesAt(source)) {
      size += chunk.length;
      if (size > most.bytes) throw new Error('it is too large');
      chunks.push(chunk);
    }
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'there is no such file' : message;
    throw new ProblemReport(`The sitemap ${source} cannot be read: ${reason}.`);
  }
  return Buffer.concat(chunks).toString();
}

async function bytesAt(source: string): Promise<AsyncIterable<Uint8Array>> {
  if (!source.startsWith('https:')) return createReadStream(source);
  const { ok, status, body } = await fetch(source, { signal: AbortSignal.timeout(20_000) });
  if (!ok || body === null) throw new Error(`the answer is ${status}`);
  return body;
}

/** The pages of an earlier site, from its sitemap: a file, or an https address. */
export async function oldAddresses(source: string): Promise<URL[]> {
  const text = await textAt(source);
  const found = addressesIn(text);
  if (found.length === 0)
    throw new ProblemReport(`${source} is no sitemap: it has no address between <loc> and </loc>.`);
  if (!isIndex(text)) return found;
  // An index names sitemaps of its own site, so nothing else is asked.
  const hostOf = (url: URL | null) => url?.host.replace(/^www\./, '');
  const own = source.startsWith('https:') ? hostOf(URL.parse(source)) : hostOf(found[0] ?? null);
  const others = found.filter((url) => hostOf(url) === own);
  if (others.length > most.sitemaps)
    throw new ProblemReport(
      `${source} names more than ${most.sitemaps} sitemaps: try them one by one.`,
    );
  const texts = await Promise.all(
    others.map((url) => textAt(`https:${url.href.slice(url.protocol.length)}`)),
  );
  return texts.filter((one) => !isIndex(one)).flatMap(addressesIn);
}

/** The pages of an earlier site that neither a page nor a redirect of this one answers. */
export function lostAddresses(
  content: Content,
  addresses: readonly URL[],
  file: string,
): LaunchFinding[] {
  const answers = answersIn(content);
  const kind = 'lost-address';
  return [...new Set(addresses.map(({ pathname }) => pathname))]
    .filter((path) => !answers(decoded(path)))
    .map((found) => ({
      ...{ kind, severity: 'warning', file, line: 0, field: '', found },
      expected: kinds[kind].todo,
    }));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
