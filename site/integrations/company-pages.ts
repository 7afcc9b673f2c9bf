import { readContentFiles } from '@website/content-model/checks/content/content-files.ts';
import { yamlSource } from '@website/content-model/checks/content/yaml-source.ts';
import { contentFolder } from '@website/content-model/company.ts';
import { leftOutOf, type OptionalPage, optionalPages } from '@website/content-model/routes.ts';
import type { AstroIntegration } from 'astro';

/** What else a page brings along. */
const others: Partial<Record<OptionalPage, { pattern: string; entrypoint: string }[]>> = {
  '/news': [
    { pattern: '/news.atom', entrypoint: './src/optional-pages/news.atom.ts' },
    { pattern: '/news/[article]', entrypoint: './src/optional-pages/news/[article].astro' },
  ],
  '/api': [{ pattern: '/openapi.json', entrypoint: './src/optional-pages/openapi.json.ts' }],
};

const leftOutNow = () =>
  leftOutOf(yamlSource(readContentFiles(contentFolder).get('site.yaml') ?? '').value);

/**
 * Adds the pages of `src/optional-pages` that the company has not left out. The content is not checked
 * yet: `npm run dev` starts with a mistake in it too.
 */
export function companyPages(): AstroIntegration {
  return {
    name: 'company-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        const leftOut = command === 'dev' ? [] : leftOutNow();
        for (const page of optionalPages.filter((one) => !leftOut.includes(one))) {
          injectRoute({ pattern: page, entrypoint: `./src/optional-pages${page}.astro` });
          for (const other of others[page] ?? []) injectRoute(other);
        }
      },
      // While someone works on the site, pages come and go without a restart.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _, next) => {
          const [path] = request.url?.split(/[?#]/) ?? [];
          const isLeftOut = (page: OptionalPage) =>
            page === path ||
            path?.startsWith(`${page}/`) ||
            others[page]?.some(({ pattern }) => pattern === path);
          if (leftOutNow().some(isLeftOut)) request.url = '/left-out';
          next();
        });
      },
    },
  };
}
