import { type Content, collections } from '../../../src/collections.ts';
import { linkTargetsOf } from '../../../src/routes.ts';
import { partsOf } from '../parts-of.ts';
import { shown } from '../problem.ts';
import type { ContentPlace, Finding } from '../rules.ts';

/** What search engines and browser tabs show of each page. */
function headsOf(content: Content): { at: ContentPlace; title?: string; description: string }[] {
  const { home, notFound, cookiePolicy, services } = content;
  const withHead = [
    'news',
    'privacy',
    'terms',
    'support',
    'docs',
    'team',
    'careers',
    'api',
  ] as const;
  return [
    { ...home, at: ['home'] },
    { ...notFound, at: ['notFound'] },
    ...withHead.map((name) => ({ ...content[name], at: [name] as const })),
    { ...cookiePolicy.head, at: ['cookiePolicy', 'head'] },
    ...services.flatMap(({ title, page }, index) => [
      { at: ['services', index, 'page'] as const, description: page.description },
      { at: ['services', index] as const, title, description: '' },
    ]),
  ];
}

/** No two pages have the same title or the same description. */
function* headFindings(content: Content): Generator<Finding> {
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

/** Links lead to pages of this site. The build looks for the part after the #. */
function* linkFindings(content: Content): Generator<Finding> {
  const targets = linkTargetsOf(content.services);
  for (const name of Object.keys(collections) as (keyof Content)[]) {
    const isLegal = name === 'privacy' || name === 'terms';
    for (const { path, value } of partsOf(content[name])) {
      const isLink = path.at(-1) === 'link' || path.at(-1) === 'href';
      if (!isLink || typeof value !== 'string' || !value.startsWith('/')) continue;
      if (targets.includes(value.split('#')[0] ?? '')) continue;
      yield {
        // In a legal text, the line is found by the words of the link.
        at: isLegal ? [name, ...path.slice(0, -1), 'words'] : [name, ...path],
        found: `a link to ${shown(value)}`,
        expected: `must be one of ${targets.join(', ')}, or a part of one, like "/#contact"`,
      };
    }
  }
}

/** Pages can be told apart, and are linked under their real paths. */
export function* pageRules(content: Content): Generator<Finding> {
  yield* headFindings(content);
  yield* linkFindings(content);
}
