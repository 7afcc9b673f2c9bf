import { joined, pattern, readHeadersFile } from './headers-file.ts';
import { decoded, filesOf, type Host } from './host.ts';

/**
 * Cloudflare Pages, by its documentation ("Headers", "Serving Pages", "Limits"):
 *
 * - /team is answered with team.html. /team.html and /team/ redirect to /team, and /index.html and
 *   /index to /, with status 308 and the same query. Upper and lower case differ.
 * - An unknown path is answered with 404.html and status 404. Whatever the rules say, such an answer
 *   is sent with "Cache-Control: no-store".
 * - A rule is compared with the path as it was requested, before a redirect. So it also applies to
 *   the redirect itself. Upper and lower case differ.
 * - The headers of all matching rules are sent, and replace what Cloudflare sends by itself.
 * - Lines of more than 2,000 characters and rules after the first 100 are ignored.
 * - The file _headers is not served. Every other file is.
 */
export function cloudflare(root: string): Host {
  const exists = filesOf(root);
  const rules = readHeadersFile(root)
    .map(({ path, headers }) => ({
      path,
      headers: headers.filter(([name, value]) => `  ${name}: ${value}`.length <= 2000),
    }))
    .slice(0, 100);

  function choose(path: string): { status: number; file?: string; location?: string } {
    const moved = (location: string) => ({ status: 308, location });
    const notFound = { status: 404, file: '/404.html' };
    if (path === '/_headers') return notFound;
    if (path.endsWith('/')) {
      if (exists(`${path}index.html`)) return { status: 200, file: `${path}index.html` };
      if (path.endsWith('/index/')) return moved(path.slice(0, -'index/'.length));
      return exists(`${path.slice(0, -1)}.html`) ? moved(path.slice(0, -1)) : notFound;
    }
    if (exists(path)) {
      if (!path.endsWith('.html')) return { status: 200, file: path };
      return moved(path.slice(0, -'.html'.length).replace(/\/index$/, '/'));
    }
    if (path.endsWith('/index')) return moved(path.slice(0, -'index'.length));
    return exists(`${path}.html`) ? { status: 200, file: `${path}.html` } : notFound;
  }

  return (path, query) => {
    const { status, file, location } = choose(decoded(path));
    const headers = new Map([
      ['access-control-allow-origin', '*'],
      ['referrer-policy', 'strict-origin-when-cross-origin'],
      ['x-content-type-options', 'nosniff'],
      ...(status === 200 ? [['cache-control', 'public, max-age=0, must-revalidate'] as const] : []),
      ...(location ? [['location', location + query] as const] : []),
      ...joined(rules.filter((rule) => new RegExp(`^${pattern(rule.path)}$`).test(path))),
      ...(status === 404 ? [['cache-control', 'no-store'] as const] : []),
    ]);
    return { status, headers: [...headers], ...(file && { file }) };
  };
}
