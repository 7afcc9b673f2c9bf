import { loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import { pages as possiblePages } from '@website/content-model/routes.ts';

const isService = (path: string) =>
  !(possiblePages as readonly string[]).includes(path) && !path.startsWith('/news/');

/** Every page of the site. */
export const routes = loadRoutes();

/** All pages, and one path without a page. General rules must hold on each of them. */
export const pages = [...routes, '/nowhere'];

/** A page of each template. What depends on the template alone is tried on these. */
export const templates = [
  ...routes.filter((path) => path !== '/terms' && !isService(path)),
  routes.find(isService) ?? '/',
  '/nowhere',
];
