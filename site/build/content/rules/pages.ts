import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Content } from '../../../src/collections.ts';
import { linkTargets, routes } from '../../../src/routes.ts';
import { partsOf } from '../parts-of.ts';
import { shown } from '../problem.ts';
import type { ContentPlace, Finding } from '../rules.ts';

const source = fileURLToPath(new URL('../../../src/', import.meta.url));

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

/** Every path in the route table is a page: it has a template of its own, or it is a service. */
function* routeFindings({ services }: Content): Generator<Finding> {
  for (const route of routes) {
    const isPage = existsSync(`${source}pages${route === '/' ? '/index' : route}.astro`);
    if (isPage || services.some(({ id }) => `/${id}` === route)) continue;
    const lines = readFileSync(`${source}routes.ts`, 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(`'${route}'`)) + 1;
    yield {
      at: { file: 'site/src/routes.ts', line },
      found: shown(route),
      expected: `must be removed, because there is no site/src/content/services${route}.yaml`,
    };
  }
}

function* legalFindings(name: 'privacy' | 'terms', document: Content['terms']): Generator<Finding> {
  const targets: readonly string[] = linkTargets;
  for (const { path, value } of partsOf(document.sections, ['sections'])) {
    if (path.at(-1) !== 'link') continue;
    const link = String(value);
    const [page = ''] = link.split('#');
    if (!link.startsWith('/') || targets.includes(link) || routes.some((route) => route === page))
      continue;
    const expected = 'must be a page of this site, like "/docs"';
    // The line is found by the words of the link.
    const at = [name, ...path.slice(0, -1), 'words'] as const;
    yield { at, found: `a link to ${shown(link)}`, expected };
  }
}

/** Pages can be told apart, exist, and are linked under their real paths. */
export function* pageRules(content: Content): Generator<Finding> {
  yield* headFindings(content);
  yield* routeFindings(content);
  yield* legalFindings('privacy', content.privacy);
  yield* legalFindings('terms', content.terms);
}
