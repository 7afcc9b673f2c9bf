import { appendFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { stemOf } from '@website/content-model/routes.ts';
import type { Redirect } from '@website/content-model/schemas/redirects.ts';
import { addressOf } from '../src/lib/page/address.ts';
import { escaped } from '../src/lib/xml/xml.ts';
import type { Company } from './content/company.ts';

/**
 * Writes a small page for each old address, which leads on at once on any host, and `_redirects` for
 * Netlify and Cloudflare. Astro's own pages for this have no language and no place for a policy, and
 * there is one for each address, where hosts look in different places.
 */
export async function writeRedirects(root: string, company: Company): Promise<void> {
  const { redirects, site } = company.content();
  const { language, labels } = company.labels();
  const files = redirectFiles(redirects, site.domain, language, labels.moved);
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    // An owner may have a file _redirects in site/public.
    await appendFile(join(root, file), text);
  }
}

/** The text of each file. */
export function redirectFiles(
  redirects: readonly Redirect[],
  domain: string,
  language: string,
  words: { title: string; text: string },
): Map<string, string> {
  const files = new Map<string, string>();
  const title = escaped(words.title);
  for (const { from, to } of redirects) {
    const isOwn = to.startsWith('/');
    const address = isOwn ? addressOf(domain, to) : new URL(to).href;
    const target = escaped(isOwn ? to : address);
    const link = `<a href="${target}">${escaped(address)}</a>`;
    const page = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${escaped(address)}">
</head><body><h1>${title}</h1><p>${fill(escaped(words.text), { address: link })}</p></body></html>
`;
    for (const file of pagesFor(from)) files.set(file, page);
    for (const path of new Set([from, stemOf(from)])) {
      const rule = `${encodeURI(path)} ${isOwn ? to : address} 301\n`;
      files.set('/_redirects', (files.get('/_redirects') ?? '') + rule);
    }
  }
  return files;
}

/**
 * The pages that answer an old address: /about.html on most hosts, and the address itself where a host knows
 * only files. One like /about.php would be sent as something to download, so it has none.
 */
function pagesFor(from: string): string[] {
  const stem = stemOf(from);
  if (/\.[^/]*$/.test(stem)) return [];
  const itself = from.endsWith('/') ? [`${stem}/index.html`] : from === stem ? [] : [from];
  return [`${stem}.html`, ...itself];
}
