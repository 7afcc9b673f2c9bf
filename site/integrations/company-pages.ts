import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { getPageFile } from '@website/content-model/collections.ts';
import { contentFolder } from '@website/content-model/company.ts';
import { type OptionalPage, optionalPages } from '@website/content-model/routes.ts';
import type { AstroIntegration } from 'astro';

/** The routes that exist only together with a page. */
const extraRoutes: Partial<Record<OptionalPage, { pattern: string; entrypoint: string }[]>> = {
  '/news': [
    { pattern: '/news.atom', entrypoint: './src/optional-pages/news.atom.ts' },
    { pattern: '/news/[article]', entrypoint: './src/optional-pages/news/[article].astro' },
  ],
  '/docs': [{ pattern: '/docs/[guide]', entrypoint: './src/optional-pages/docs/[guide].astro' }],
  '/api': [{ pattern: '/openapi.json', entrypoint: './src/optional-pages/openapi.json.ts' }],
};

/** A page is there if its file is. */
const isLeftOut = (page: OptionalPage) => !existsSync(resolve(contentFolder, getPageFile(page)));

/**
 * Adds the pages of `src/optional-pages` that the company has. The content is not checked yet: `npm run dev` also
 * starts if it has a problem.
 */
export function companyPages(): AstroIntegration {
  return {
    name: 'company-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        for (const page of optionalPages.filter((page) => command === 'dev' || !isLeftOut(page))) {
          injectRoute({ pattern: page, entrypoint: `./src/optional-pages${page}.astro` });
          for (const route of extraRoutes[page] ?? []) injectRoute(route);
        }
      },
      // During development, a page is left out or comes back without a restart.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _, next) => {
          const [path] = request.url?.split(/[?#]/) ?? [];
          const isAsked = (page: OptionalPage) =>
            page === path ||
            path?.startsWith(`${page}/`) ||
            extraRoutes[page]?.some(({ pattern }) => pattern === path);
          if (optionalPages.some((page) => isAsked(page) && isLeftOut(page)))
            request.url = '/left-out';
          next();
        });
      },
    },
  };
}
