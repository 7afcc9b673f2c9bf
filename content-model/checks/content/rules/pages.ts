import type { CollectionName, Content } from '../../../collections.ts';
import { getPageFile } from '../../../collections.ts';
import { findLeftOutPages, listLinkTargets, listRoutes, normalizePath } from '../../../routes.ts';
import { type ContentPath, type ContentProblem, formatValue } from '../problem.ts';
import { asRecord, listContentValues } from '../walk-content.ts';
import { listAnchors } from './anchors.ts';

/** The title and the description of each page, which search engines and browser tabs show. */
function listHeads(
  content: Partial<Content>,
): { path: ContentPath; title?: string | undefined; description?: string | undefined }[] {
  const { services = [], articles = [], guides = [] } = content;
  return [
    ...(Object.keys(content) as CollectionName[]).flatMap((name) => {
      const { title, description } = asRecord(content[name]);
      const isHead = typeof title === 'string' && typeof description === 'string';
      return isHead ? [{ path: [name] as const, title, description }] : [];
    }),
    ...(content.cookiePolicy?.head
      ? [{ ...content.cookiePolicy.head, path: ['cookiePolicy', 'head'] as const }]
      : []),
    ...services.flatMap(({ title, page }, index) => [
      { path: ['services', index, 'page'] as const, description: page.description },
      { path: ['services', index] as const, title, description: '' },
    ]),
    ...articles.map(({ title }, index) => ({
      ...{ path: ['articles', index] as const, title, description: '' },
    })),
    ...guides.map(({ title, description }, index) => ({
      ...{ path: ['guides', index] as const, title, description },
    })),
  ];
}

/** No two pages have the same title or the same description. */
export function* checkHeads(content: Partial<Content>): Generator<ContentProblem> {
  const heads = listHeads(content);
  for (const field of ['title', 'description'] as const) {
    const seen = new Set<string>();
    for (const { path, [field]: text = '' } of heads) {
      if (text !== '' && seen.has(text)) {
        const expected = `must be different from the ${field} of every other page`;
        yield { at: [...path, field], found: formatValue(text), expected };
      }
      seen.add(text);
    }
  }
}

/** Links lead to pages of this site and to their anchors. The build checks the links of the finished pages again. */
export function* checkLinks(content: Partial<Content>): Generator<ContentProblem> {
  // The name of the file is the path of its page, even if the file has a problem.
  const services = (content.services ?? []).map((service) => ({
    ...service,
    route: `/${service?.id}`,
  }));
  const { articles = [], guides = [], redirects = [] } = content;
  const routeSources = { ...content, services, articles, guides };
  const routes = listRoutes(routeSources);
  const linkTargets = listLinkTargets(routeSources);
  for (const { path, value } of listContentValues(content)) {
    const isRedirect = path[0] === 'redirects';
    const targets = isRedirect ? routes : linkTargets;
    const field = path.at(-1);
    const isLink = isRedirect ? field === 'to' : field === 'link' || field === 'href';
    if (!isLink || typeof value !== 'string' || !value.startsWith('/')) continue;
    const [page = '', anchor] = value.split('#');
    const anchors = anchor === undefined ? undefined : listAnchors(page, content);
    if (targets.includes(page) && (anchors?.includes(anchor ?? '') ?? true)) continue;
    const leftOutPage = findLeftOutPages(content).find(
      (route) => page === route || page.startsWith(`${route}/`),
    );
    const newAddress = redirects.find(({ from }) => normalizePath(`${from}`) === page)?.to ?? '';
    yield {
      at: path,
      found: `a link to ${formatValue(value)}`,
      expected: leftOutPage
        ? `must lead elsewhere, or be removed: there is no ${getPageFile(leftOutPage)}`
        : /^https:/.test(newAddress) || routes.includes(newAddress.replace(/#.*/, ''))
          ? `must be ${formatValue(newAddress)}: ${page} only leads there`
          : anchors
            ? `must lead to ${page} or a part of it: ${anchors.map((id) => `#${id}`).join(', ')}`
            : `must be one of ${targets.join(', ')}, or a part of one, like "/#contact"`,
    };
  }
}
