import { joined, pattern, readHeadersFile } from './headers-file.ts';
import { decoded, filesOf, type Host } from './host.ts';

/** Netlify sets these headers itself and ignores a rule for them. */
const reserved = new Set([
  'accept-ranges',
  'age',
  'allow',
  'alt-svc',
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'date',
  'location',
  'server',
  'set-cookie',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Netlify, by its documentation ("Custom headers", "Redirect options", "Post processing") and, for
 * the spellings of a path, by the table in the "trailing slash guide" that compares hosts:
 *
 * - /team and /team.html are both answered with team.html and status 200. With the setting "Pretty
 *   URLs", /team/ redirects to /team with status 301.
 * - An unknown path is answered with 404.html and status 404.
 * - A rule matches with and without a slash at the end, in upper and in lower case.
 * - The headers of all matching rules are sent with files, not with redirects, and replace what
 *   Netlify sends by itself, except for the names above.
 * - The files _headers and _redirects are not served. Every other file is.
 */
export function netlify(root: string): Host {
  const exists = filesOf(root);
  const rules = readHeadersFile(root).map(({ path, headers }) => ({
    path,
    headers: headers.filter(([name]) => !reserved.has(name.toLowerCase())),
  }));

  return (encoded, query) => {
    const path = decoded(encoded);
    const slashless = path.replace(/\/+$/, '');
    if (path !== '/' && path !== slashless && exists(`${slashless}.html`)) {
      return { status: 301, headers: [['location', slashless + query]] };
    }
    const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`];
    const file = candidates.find((name) => name !== '/_headers' && exists(name));
    const headers = new Map([
      ['cache-control', 'public, max-age=0, must-revalidate'],
      ['strict-transport-security', 'max-age=31536000'],
      ...joined(
        rules.filter((rule) => {
          const stem = pattern(rule.path.replace(/\/$/, ''));
          return new RegExp(`^${stem}/?$`, 'i').test(path);
        }),
      ),
    ]);
    return { status: file ? 200 : 404, headers: [...headers], file: file ?? '/404.html' };
  };
}
