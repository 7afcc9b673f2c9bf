import { routes } from '../src/routes.ts';

/** All pages, and one path without a page. General rules must hold on each of them. */
export const pages = [...routes, '/nowhere'];
