import type { Content } from '../../../collections.ts';
import { hasText, leftOutOf, linkTargetsOf, routesOf, stemOf } from '../../../routes.ts';
import { placesIn } from '../parts-of.ts';
import { type ContentPlace, type ContentProblem, shown } from '../problem.ts';
import { anchorsOf } from './anchors.ts';

/** What search engines and browser tabs show of each page. */
function headsOf(
  content: Partial<Content>,
): { at: ContentPlace; title?: string; description: string }[] {
  const withHead = [
    'home',
    'notFound',
    'news',
    'privacy',
    'terms',
    'support',
    'docs',
    'team',
    'careers',
    'api',
  ] as const;
  const { services = [], articles = [] } = content;
  return [
    ...withHead.flatMap((name) => {
      const words = content[name];
      return words ? [{ ...words, at: [name] as const }] : [];
    }),
    ...(content.cookiePolicy
      ? [{ ...content.cookiePolicy.head, at: ['cookiePolicy', 'head'] as const }]
      : []),
    ...services.flatMap(({ title, page }, index) => [
      { at: ['services', index, 'page'] as const, description: page.description },
      { at: ['services', index] as const, title, description: '' },
    ]),
    ...articles.flatMap((article, index) =>
      hasText(article)
        ? [{ at: ['articles', index] as const, title: article.title, description: '' }]
        : [],
    ),
  ];
}

/** No two pages have the same title or the same description. */
export function* checkHeads(content: Partial<Content>): Generator<ContentProblem> {
  const heads = headsOf(content);
  for (const field of ['title', 'description'] as const) {
    const seen = new Set<string>();
    for (const { at, [field]: text = '' } of heads) {
      if (text !== '' && seen.has(text)) {
        const expected = `must be different from the ${field} of every other page`;
        yield { at: [...at, field], found: shown(text), expected };
      }
      seen.add(text);
    }
  }
}

/** Links lead to pages of this site and to their parts. The build looks once more, at all pages. */
export function* checkLinks(content: Partial<Content>): Generator<ContentProblem> {
  // The name of the file is the path of its page, even if it has a mistake in it.
  const services = (content.services ?? []).map((service) => ({
    ...service,
    route: `/${service?.id}`,
  }));
  const leaveOut = leftOutOf(content.site);
  const { articles = [], redirects = [] } = content;
  const extent = { site: { leaveOut }, services, articles };
  const [all, routes] = [linkTargetsOf(extent), routesOf(extent)];
  for (const { at, value } of placesIn(content)) {
    const isRedirect = at[0] === 'redirects';
    const targets = isRedirect ? routes : all;
    const isLink = isRedirect ? at.at(-1) === 'to' : /^(?:link|href)$/.test(`${at.at(-1)}`);
    if (!isLink || typeof value !== 'string' || !value.startsWith('/')) continue;
    const [page = '', part] = value.split('#');
    const parts = part === undefined ? undefined : anchorsOf(page, content);
    if (targets.includes(page) && (parts?.includes(part ?? '') ?? true)) continue;
    const missing = leaveOut.find((one) => page === one || page.startsWith(`${one}/`));
    const moved = redirects.find(({ from }) => stemOf(`${from}`) === page)?.to ?? '';
    yield {
      at,
      found: `a link to ${shown(value)}`,
      expected: missing
        ? `must lead elsewhere, or be removed: leaveOut in site.yaml has ${missing}`
        : /^https:/.test(moved) || routes.includes(moved.replace(/#.*/, ''))
          ? `must be ${shown(moved)}: ${page} only leads there`
          : parts
            ? `must lead to ${page} or a part of it: ${parts.map((one) => `#${one}`).join(', ')}`
            : `must be one of ${targets.join(', ')}, or a part of one, like "/#contact"`,
    };
  }
}
