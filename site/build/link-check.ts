import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { unlistedRoutes } from '../src/routes.ts';
import { orStop } from './checks.ts';
import { loadRoutes } from './content/load-content.ts';
import { deadLinks, doubleIds } from './dead-links.ts';
import { ProblemReport } from './problem-report.ts';

/** Fails the build if an internal link leads nowhere, or if two parts of a page have the same address. */
export function linkCheck(): AstroIntegration {
  return {
    name: 'link-check',
    hooks: {
      'astro:build:done': ({ dir, logger }) =>
        orStop(async () => {
          const root = fileURLToPath(dir);
          const files = await readdir(root, { recursive: true });
          const pages = new Map<string, string>();
          for (const file of files.filter((name) => name.endsWith('.html'))) {
            const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
            pages.set(path, await readFile(join(root, file), 'utf8'));
          }

          const missing = loadRoutes().filter((path) => !pages.has(path));
          const dead = deadLinks(pages, (path) => existsSync(join(root, path)), unlistedRoutes);
          const problems = [
            ...missing.map((path) => `${path} is in the route table and was not built`),
            ...dead.map(({ page, target, reason }) => `${page} links to "${target}": ${reason}`),
            ...doubleIds(pages),
          ];
          if (problems.length > 0) throw new ProblemReport(problems.join('\n'));
          logger.info(`${pages.size} pages, no dead link`);
        }),
    },
  };
}
