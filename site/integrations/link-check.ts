import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ProblemReport } from '@website/content-model/checks/problem-report.ts';
import { routesOf, unlistedRoutes } from '@website/content-model/routes.ts';
import type { Company } from './content/company.ts';
import { deadLinks, doubleIds } from './dead-links.ts';
import { readPages } from './hosting/built-pages.ts';

/** Fails the build if an internal link leads nowhere, or if two parts of a page have the same address. */
export async function checkLinks(root: string, company: Company): Promise<void> {
  const { pages, notFound } = await readPages(root);
  const all = new Map([...pages, ['/404', notFound]]);
  const missing = routesOf(company.content()).filter((path) => !pages.has(path));
  const dead = deadLinks(all, (path) => existsSync(join(root, path)), unlistedRoutes);
  const problems = [
    ...missing.map((path) => `${path} is in the route table and was not built`),
    ...dead.map(({ page, target, reason }) => `${page} links to "${target}": ${reason}`),
    ...doubleIds(all),
  ];
  if (problems.length > 0) throw new ProblemReport(problems.join('\n'));
}
