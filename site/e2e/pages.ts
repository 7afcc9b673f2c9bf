import { loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import { pages as possiblePages } from '@website/content-model/routes.ts';

/** Every page of the site. */
export const routes = loadRoutes();

/** All pages, and one path without a page. General rules must hold on each of them. */
export const pages = [...routes, '/nowhere'];

const isOwn = (path: string) => (possiblePages as readonly string[]).includes(path);
/** The page of a service, an article and a guide. */
const entries = [/^\/[^/]+$/, /^\/news\//, /^\/docs\//].flatMap(
  (pattern) => routes.find((path) => pattern.test(path) && !isOwn(path)) ?? [],
);

/** A page of each template. What depends on the template alone is tried on these. */
export const templates = [
  ...routes.filter((path) => path !== '/terms' && isOwn(path)),
  ...entries,
  '/nowhere',
];
