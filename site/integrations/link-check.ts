import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import { ProblemReport } from '@website/content-model/checks/problem-report.ts';
import { unlistedRoutes } from '@website/content-model/routes.ts';
import { deadLinks, doubleIds } from './dead-links.ts';
import { readPages } from './hosting/built-pages.ts';

/** Fails the build if an internal link leads nowhere, or if two parts of a page have the same address. */
export async function checkLinks(root: string): Promise<void> {
  const { pages, notFound } = await readPages(root);
  const all = new Map([...pages, ['/404', notFound]]);
  const missing = loadRoutes().filter((path) => !pages.has(path));
  const dead = deadLinks(all, (path) => existsSync(join(root, path)), unlistedRoutes);
  const problems = [
    ...missing.map((path) => `${path} is in the route table and was not built`),
    ...dead.map(({ page, target, reason }) => `${page} links to "${target}": ${reason}`),
    ...doubleIds(all),
  ];
  if (problems.length > 0) throw new ProblemReport(problems.join('\n'));
}
