import type { Headers, SiteHeaders } from './headers.ts';

/** The file that holds a page. */
export const fileOf = (page: string) => (page === '/' ? '/index.html' : `${page}.html`);

/** Other ways to write the path of a page. */
export function spellings(page: string): string[] {
  const stem = page === '/' ? '' : page;
  const all = [page, `${stem}/`, `${stem}/index`, `${stem}/index.html`, fileOf(page)];
  return [...new Set(all)];
}

function map(source: string, target: string, entries: Iterable<readonly [string, string]>) {
  const lines = Array.from(entries, ([from, to]) => `    ${from} ${JSON.stringify(to)};`);
  return [`map ${source} ${target} {`, ...lines, '}'].join('\n');
}

/** The name of the variable for a header that differs between responses. */
const variable = (header: string, prefix = '$site_') =>
  prefix + header.toLowerCase().replaceAll('-', '_');
/** Unlike add_header, this replaces a header, and a location with its own keeps all others. */
const set = (header: string, text: string) =>
  `more_set_headers ${JSON.stringify(`${header}: ${text}`)};`;
/** What the service says itself, or else what we say. */
const fromService = (header: string) => variable(header, '$upstream_http_');
const orOurs = (header: string) => variable(header, '$site_other_');

/**
 * The configuration of nginx, a file for each place that includes one. The maps decide by what a
 * request turned into: /team becomes /team.html, and an unknown path becomes /404.html. nginx
 * ignores case when it looks up a map, so /Team is found too.
 */
export function nginxFiles(headers: SiteHeaders): {
  http: string;
  server: string;
  proxied: string;
} {
  const { everywhere, pages, notFound, files, assets, others } = headers;
  const all = [notFound, ...pages.values(), ...files.values(), assets];
  const differing = new Set(all.flatMap((headers) => Object.keys(headers)));
  // nginx knows the type of a file by its ending.
  differing.delete('Content-Type');
  const value = (of: Headers | undefined, header: string) => of?.[header] ?? '';
  const byFile = (header: string): [string, string][] => {
    const usual = value(notFound, header);
    const places: [string, Headers][] = [
      ...Array.from(pages, ([page, of]): [string, Headers] => [fileOf(page), of]),
      ...files,
      ['~^/_astro/', assets],
    ];
    const values = places.map(([file, of]): [string, string] => [file, value(of, header)]);
    return [['default', usual], ...values.filter(([, text]) => text !== usual)];
  };
  const canonical = [
    ...Array.from(pages.keys()).flatMap((page) =>
      spellings(page).map((spelling) => [spelling, page] as const),
    ),
    ...Array.from(files.keys(), (file) => [file, file] as const),
  ];
  const stored = [
    ['default', '/404.html'] as const,
    ...Array.from(pages.keys(), (page) => [page, fileOf(page)] as const),
    ...Array.from(files.keys(), (file) => [file, file] as const),
  ];

  const forAll = Object.entries(everywhere).map(([header, text]) => set(header, text));

  return {
    http: `${[
      '# Written by the build. Include it in http.',
      map('$uri', '$site_path', canonical),
      map('$site_path', '$site_file', stored),
      ...Array.from(differing, (header) => map('$uri', variable(header), byFile(header))),
      ...Object.entries(others).map(([header, text]) =>
        map(fromService(header), orOurs(header), [
          ['default', fromService(header)],
          ['""', text],
        ]),
      ),
    ].join('\n\n')}\n`,
    server: `${[
      '# Written by the build. Include it in server.',
      ...forAll,
      ...Array.from(differing, (header) => set(header, variable(header))),
    ].join('\n')}\n`,
    proxied: `${[
      '# Written by the build. Include it where no file is sent: for redirects and for the service.',
      ...forAll,
      ...Object.keys(others).map((header) => set(header, orOurs(header))),
    ].join('\n')}\n`,
  };
}
