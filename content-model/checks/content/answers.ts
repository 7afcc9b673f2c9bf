import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Content } from '../../collections.ts';
import { project } from '../../company.ts';
import { routesOf, stemOf } from '../../routes.ts';

const site = resolve(project, 'site');

/** What the build makes from finished pages. */
const made = ['/sitemap.xml', '/llms.txt'];

/** Tells which paths a page or a file of the build answers, or leads elsewhere. */
export function answersIn(
  content: Parameters<typeof routesOf>[0],
  redirects: Content['redirects'],
) {
  const pages = [...routesOf(content), ...redirects.map(({ from }) => stemOf(from))];
  return (path: string): boolean =>
    pages.includes(stemOf(path.replace(/\.md$/, ''))) ||
    made.includes(path) ||
    existsSync(resolve(site, `src/pages${path}.ts`)) ||
    existsSync(resolve(site, `src/optional-pages${path}.ts`)) ||
    existsSync(resolve(site, `public${path}`));
}
