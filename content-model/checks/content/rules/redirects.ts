import type { Content } from '../../../collections.ts';
import { stemOf } from '../../../routes.ts';
import { answersIn } from '../answers.ts';
import { type ContentProblem, shown } from '../problem.ts';

/** What the build and the server keep for themselves. */
const reserved = /^\/(?:404|answer|intake|previews)(?:[./]|$)/;

/** Some disks and hosts take capital letters for small ones. */
const keyOf = (from: string) => stemOf(from).toLowerCase();

/** An old address is nothing that the site has, and is there once. `linkRules` looks where it leads. */
export function* checkRedirects({
  redirects,
  site,
  services,
  articles,
}: Partial<Content>): Generator<ContentProblem> {
  if (!redirects || !site || !services || !articles) return;
  const isTaken = answersIn({ site, services, articles }, []);
  for (const [index, { from, to }] of redirects.entries()) {
    const key = keyOf(from);
    if (isTaken(key) || isTaken(`${key}.html`) || reserved.test(key)) {
      const expected =
        'must be an address that this site does not have: a page or a file answers it';
      yield { at: ['redirects', index, 'from'], found: shown(from), expected };
    }
    if (redirects.findIndex((other) => keyOf(other.from) === key) < index) {
      const expected =
        'must be different from those above it: capital letters, ".html" and a slash at the end make no difference';
      yield { at: ['redirects', index, 'from'], found: shown(from), expected };
    }
    const [, own] = /^https:\/\/([^/?#]*)/.exec(to) ?? [];
    if (own === site.domain) {
      const expected = `must be without https://${own}: a page of this site, like "/team"`;
      yield { at: ['redirects', index, 'to'], found: shown(to), expected };
    }
  }
}
