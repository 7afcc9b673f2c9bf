import { loadRoutes } from '../checks/content/load-content.ts';

/** Every page of the site. */
export const routes = loadRoutes();

/** All pages, and one path without a page. General rules must hold on each of them. */
export const pages = [...routes, '/nowhere'];

/** A page of each template. What depends on the template alone is tried on these. */
export const templates = [...routes.slice(0, 11), '/nowhere'].filter((path) => path !== '/terms');
