import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { routes, unlistedRoutes } from '../src/routes.ts';
import { loadContent } from './content/load-content.ts';
import { problemLine } from './content/problem.ts';
import { deadLinks } from './dead-links.ts';
import { doubleIds, unstatedClaims } from './page-faults.ts';
import { ProblemReport } from './problem-report.ts';

const register = new URL('../src/content/claims.yaml', import.meta.url);

/**
 * Fails the build if an internal link leads nowhere, if two parts of a page have the same address,
 * or if a page lacks a claim that the register says it states.
 */
export function linkCheck(): AstroIntegration {
  return {
    name: 'link-check',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        const pages = new Map<string, string>();
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
          pages.set(path, await readFile(join(root, file), 'utf8'));
        }

        const missing = routes.filter((path) => !pages.has(path));
        const dead = deadLinks(pages, (path) => existsSync(join(root, path)), unlistedRoutes);
        const unstated = unstatedClaims(pages, loadContent(), await readFile(register, 'utf8'));

        const problems = [
          ...missing.map((path) => `${path} is in the route table and was not built`),
          ...dead.map(({ page, target, reason }) => `${page} links to "${target}": ${reason}`),
          ...doubleIds(pages),
          ...unstated.map((problem) => problemLine(problem)),
        ];
        if (problems.length > 0) throw new ProblemReport(problems.join('\n'));
        logger.info(`${pages.size} pages, no dead link`);
      },
    },
  };
}
