import { routes } from '../src/routes.ts';

/** All pages, and one address that has none. Each must hold what all must hold. */
export const pages = [...routes, '/nowhere'];
