import type { Headers, SiteHeaders } from './headers.ts';

/**
 * The file _headers, as Cloudflare Pages and Netlify read it. Where several rules match, they send
 * the headers of all; so no header is in two rules that match the same path. An unknown path
 * matches only the first rule: the not-found page carries its policy itself.
 */
export function headersFile({ everywhere, pages, files, assets }: SiteHeaders): string {
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    '# Written by the build.',
    rule('/*', everywhere),
    rule('/_astro/*', assets),
    ...Array.from(pages).flatMap(([path, headers]) => [
      rule(path, headers),
      // Netlify answers under this path too.
      rule(path === '/' ? '/index.html' : `${path}.html`, headers),
    ]),
    ...Array.from(files, ([path, headers]) => rule(path, headers)),
  ].join('\n\n')}\n`;
}

/** vercel.json: the same rules, and URLs without .html. */
export function vercelFile({ everywhere, pages, files, assets }: SiteHeaders): string {
  const rule = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const rules = [
    rule('/(.*)', everywhere),
    rule('/_astro/(.*)', assets),
    ...Array.from(pages, ([path, headers]) => rule(path, headers)),
    ...Array.from(files, ([path, headers]) => rule(path.replaceAll('.', '\\.'), headers)),
  ];
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: rules,
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
