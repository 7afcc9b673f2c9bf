import type { Content } from '../../../collections.ts';
import { createPathMatcher, normalizePath } from '../../../routes.ts';
import { type ContentProblem, formatValue } from '../problem.ts';

/** The paths that the build and the server use themselves. */
const reservedPath = /^\/(?:404|answer|intake|previews)(?:[./]|$)/;

/** Some file systems and hosts do not distinguish upper and lower case. */
const toKey = (from: string) => normalizePath(from).toLowerCase();

/** An old address is not one that the site has, and is listed once. `checkLinks` checks where it leads. */
export function* checkRedirects(content: Partial<Content>): Generator<ContentProblem> {
  const { redirects, site, services, articles, guides } = content;
  if (!redirects || !site || !services || !articles || !guides) return;
  const isTaken = createPathMatcher({ ...content, services, articles, guides }, []);
  for (const [index, { from, to }] of redirects.entries()) {
    const key = toKey(from);
    if (isTaken(key) || isTaken(`${key}.html`) || reservedPath.test(key)) {
      const expected =
        'must be an address that this site does not have: a page or a file answers it';
      yield { at: ['redirects', index, 'from'], found: formatValue(from), expected };
    }
    if (redirects.findIndex((other) => toKey(other.from) === key) < index) {
      const expected =
        'must be different from those above it: capital letters, ".html" and a slash at the end make no difference';
      yield { at: ['redirects', index, 'from'], found: formatValue(from), expected };
    }
    const [, domain] = /^https:\/\/([^/?#]*)/.exec(to) ?? [];
    if (domain === site.domain) {
      const expected = `must be without https://${domain}: a page of this site, like "/team"`;
      yield { at: ['redirects', index, 'to'], found: formatValue(to), expected };
    }
  }
}
