import { appendFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { normalizePath } from '@website/content-model/routes.ts';
import type { Redirect } from '@website/content-model/schemas/redirects.ts';
import { getPageUrl } from '../src/lib/page/paths.ts';
import { escapeMarkup } from '../src/lib/xml/xml.ts';
import type { Company } from './content/company.ts';

/**
 * Writes a small page for each old address, which leads on at once on any host, and `_redirects` for
 * Netlify and Cloudflare. Astro's own pages for this have no language and no place for a policy, and
 * there is one for each address, where hosts look in different places.
 */
export async function writeRedirects(root: string, company: Company): Promise<void> {
  const { redirects, site } = company.content();
  const { language, labels } = company.labels();
  const files = renderRedirectFiles(redirects, site.domain, language, labels.moved);
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    // An owner may have a file _redirects in site/public.
    await appendFile(join(root, file), text);
  }
}

/** The text of each file, by its path. */
export function renderRedirectFiles(
  redirects: readonly Redirect[],
  domain: string,
  language: string,
  words: { title: string; text: string },
): Map<string, string> {
  const files = new Map<string, string>();
  const title = escapeMarkup(words.title);
  for (const { from, to } of redirects) {
    const isInternal = to.startsWith('/');
    const address = isInternal ? getPageUrl(domain, to) : new URL(to).href;
    const target = escapeMarkup(isInternal ? to : address);
    const link = `<a href="${target}">${escapeMarkup(address)}</a>`;
    const page = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${escapeMarkup(address)}">
</head><body><h1>${title}</h1><p>${fill(escapeMarkup(words.text), { address: link })}</p></body></html>
`;
    for (const file of listPageFiles(from)) files.set(file, page);
    for (const path of new Set([from, normalizePath(from)])) {
      const rule = `${encodeURI(path)} ${isInternal ? to : address} 301\n`;
      files.set('/_redirects', (files.get('/_redirects') ?? '') + rule);
    }
  }
  return files;
}

/**
 * The pages that answer an old address: /about.html on most hosts, and the address itself where a host knows
 * only files. An address like /about.php gets none: hosts would offer the page as a download.
 */
function listPageFiles(from: string): string[] {
  const stem = normalizePath(from);
  if (/\.[^/]*$/.test(stem)) return [];
  const itself = from.endsWith('/') ? [`${stem}/index.html`] : from === stem ? [] : [from];
  return [`${stem}.html`, ...itself];
}
