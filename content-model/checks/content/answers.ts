import type { Content } from '../../collections.ts';
import { files, routesOf, stemOf } from '../../routes.ts';

/** Tells which paths a page or a file of the build answers, or leads elsewhere. */
export function answersIn(
  content: Parameters<typeof routesOf>[0],
  redirects: Content['redirects'],
) {
  const pages = [...routesOf(content), ...redirects.map(({ from }) => stemOf(from))];
  return (path: string): boolean =>
    pages.includes(stemOf(path.replace(/\.md$/, ''))) || files.includes(path);
}
