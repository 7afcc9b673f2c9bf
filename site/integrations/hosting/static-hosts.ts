import type { Headers, SiteHeaders } from './headers.ts';
import { fileOf, spellings } from './nginx.ts';

/** What Cloudflare Pages reads of the file _headers. It ignores everything beyond. */
const cloudflareLimits = { rules: 100, lineLength: 2000 };

/** Cloudflare would serve the site without the headers that it does not read. */
function checkLimits(rules: readonly string[]) {
  const { rules: most, lineLength: longest } = cloudflareLimits;
  const advice = 'Cloudflare Pages ignores the rest. See docs/deploy.md, "Limits of _headers".';
  if (rules.length > most) {
    throw new Error(
      `_headers would have ${rules.length} rules, and ${most} are allowed. ${advice}`,
    );
  }
  for (const line of rules.flatMap((rule) => rule.split('\n'))) {
    if (line.length <= longest) continue;
    const start = line.trim().slice(0, 40);
    throw new Error(
      `A line of _headers ("${start}…") would have ${line.length} characters, ` +
        `and ${longest} are allowed. ${advice}`,
    );
  }
}

/** Files in a folder share a rule if they have the same headers: the number of rules is limited. */
function byFolder(files: SiteHeaders['files']): Map<string, Headers> {
  const isAlike = (path: string, headers: Headers) =>
    JSON.stringify(files.get(path)) === JSON.stringify(headers);
  return new Map(
    Array.from(files, ([path, headers]) => {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      const others = [...files.keys()].filter((other) => other.startsWith(folder));
      const isShared = folder !== '/' && others.every((other) => isAlike(other, headers));
      return [isShared ? `${folder}*` : path, headers];
    }),
  );
}

/**
 * The file _headers, as Cloudflare Pages and Netlify read it. Where several rules match, they send
 * the headers of all; so no header is in two rules that match the same path. An unknown path
 * matches only the first rule: the not-found page carries its policy itself.
 */
export function headersFile({ everywhere, pages, files, assets }: SiteHeaders): string {
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [
    rule('/*', everywhere),
    rule('/_astro/*', assets),
    ...Array.from(pages).flatMap(([path, headers]) => [
      rule(path, headers),
      // Netlify answers under this path too.
      rule(fileOf(path), headers),
    ]),
    ...Array.from(byFolder(files), ([path, headers]) => rule(path, headers)),
  ];
  checkLimits(rules);
  return `${['# Written by the build.', ...rules].join('\n\n')}\n`;
}

const exactly = (...paths: string[]) =>
  `^(?:${paths.map((path) => path.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&')).join('|')})$`;

/**
 * The file config.json of Vercel's Build Output API. Vercel reads a vercel.json before the build,
 * when no page is finished and so no hash is known. The routes of the phase "hit" apply only to
 * files that exist, and those of the phase "error" only if nothing was found.
 */
export function vercelConfig({ everywhere, pages, notFound, files, assets }: SiteHeaders): string {
  const also = (src: string, headers: Headers) => ({ src, headers, continue: true });
  const paths = Array.from(pages.keys());
  const config = {
    version: 3,
    routes: [
      also('^/.*$', everywhere),
      ...paths.map((page) => ({
        src: exactly(...spellings(page).filter((spelling) => spelling !== page)),
        headers: { Location: page },
        status: 308,
      })),
      ...Array.from(pages, ([page, headers]) => also(exactly(page), headers)),
      ...Array.from(files, ([file, headers]) => also(exactly(file), headers)),
      { handle: 'hit' },
      also('^/_astro/.*$', assets),
      { handle: 'error' },
      { src: '^/.*$', dest: '/404.html', status: 404, headers: notFound },
    ],
    overrides: Object.fromEntries(
      paths
        .filter((page) => page !== '/')
        .map((page) => [
          fileOf(page).slice(1),
          { path: page.slice(1), contentType: 'text/html; charset=utf-8' },
        ]),
    ),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
