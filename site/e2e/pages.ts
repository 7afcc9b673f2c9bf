import { routes } from '../src/lib/routes.ts';

/** All pages, and one address that has none. Each must hold what all must hold. */
export const pages = [...routes, '/nowhere'];
