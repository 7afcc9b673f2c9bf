import { readContentFiles } from '@website/content-model/checks/content/content-files.ts';
import { yamlSource } from '@website/content-model/checks/content/yaml-source.ts';
import { contentFolder } from '@website/content-model/company.ts';
import { leftOutOf, type OptionalPage, optionalPages } from '@website/content-model/routes.ts';
import type { AstroIntegration } from 'astro';

/** What else a page brings along. */
const others: Partial<Record<OptionalPage, { pattern: string; entrypoint: string }[]>> = {
  '/news': [
    { pattern: '/news.atom', entrypoint: './src/pages/_news.atom.ts' },
    { pattern: '/news/[article]', entrypoint: './src/pages/_article.astro' },
  ],
  '/api': [{ pattern: '/openapi.json', entrypoint: './src/pages/_openapi.json.ts' }],
};

/**
 * Adds the pages that the company has not left out. In `src/pages`, their names begin with an
 * underscore, so Astro does not add them by itself. The content is not checked yet: `npm run dev`
 * starts with a mistake in it too.
 */
export function companyPages(): AstroIntegration {
  return {
    name: 'company-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        const site = yamlSource(readContentFiles(contentFolder).get('site.yaml') ?? '').value;
        const leftOut = leftOutOf(site);
        for (const page of optionalPages.filter((one) => !leftOut.includes(one))) {
          injectRoute({ pattern: page, entrypoint: `./src/pages/_${page.slice(1)}.astro` });
          for (const other of others[page] ?? []) injectRoute(other);
        }
      },
    },
  };
}
