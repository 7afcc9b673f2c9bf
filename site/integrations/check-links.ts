import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ProblemReport } from '@website/content-model/checks/problem-report.ts';
import { listRoutes, unlistedRoutes } from '@website/content-model/routes.ts';
import { parseHtml, walkElements } from '../src/lib/html/tree.ts';
import type { Company } from './content/company.ts';
import { readPages } from './hosting/built-pages.ts';

/** The pages of a built site: path and HTML. */
export type BuiltPages = ReadonlyMap<string, string>;

export interface DeadLink {
  page: string;
  target: string;
  reason: 'no such page or file' | 'no such place on the page' | 'not an address';
}

/** Fails the build if an internal link leads nowhere, or if two elements of a page have the same id. */
export async function checkLinks(root: string, company: Company): Promise<void> {
  const { pages, notFound } = await readPages(root);
  const allPages = new Map([...pages, ['/404', notFound]]);
  const missing = listRoutes(company.content()).filter((path) => !pages.has(path));
  const dead = findDeadLinks(allPages, (path) => existsSync(join(root, path)), unlistedRoutes);
  const problems = [
    ...missing.map((path) => `${path} is in the route table and was not built`),
    ...dead.map(({ page, target, reason }) => `${page} links to "${target}": ${reason}`),
    ...findDuplicateIds(allPages),
  ];
  if (problems.length > 0) throw new ProblemReport(problems.join('\n'));
}

const listIds = (html: string) =>
  Array.from(walkElements(parseHtml(html)), ({ properties: { id } }) => id).filter(
    (id) => id !== undefined,
  );

function* listAddresses(html: string): Generator<string> {
  for (const { properties } of walkElements(parseHtml(html))) {
    for (const name of ['href', 'src', 'action'] as const) {
      if (properties[name] !== undefined) yield String(properties[name]);
    }
  }
}

/**
 * Finds every internal link that leads nowhere, in page order. `isFile` tells whether a path has a file that
 * is not a page; `exempt` lists the paths that may lead to the not-found page.
 */
export function findDeadLinks(
  pages: BuiltPages,
  isFile: (path: string) => boolean,
  exempt: readonly string[],
): DeadLink[] {
  const idsByPage = new Map<string, Set<string>>();
  for (const [path, html] of pages) {
    idsByPage.set(path, new Set(listIds(html).map(String)));
  }
  const dead: DeadLink[] = [];
  for (const [page, html] of pages) {
    for (const target of listAddresses(html)) {
      if (target === '' || target === '#' || target.includes('{')) {
        dead.push({ page, target, reason: 'not an address' });
        continue;
      }
      if (/^[a-z][a-z0-9+.-]*:/i.test(target)) continue;
      const [path = '', id] = target.split('#');
      const to = path === '' ? page : (path.split('?')[0] ?? path);
      const ids = idsByPage.get(to);
      if (ids === undefined) {
        if (!isFile(to) && !exempt.includes(to)) {
          dead.push({ page, target, reason: 'no such page or file' });
        }
      } else if (id !== undefined && !ids.has(id)) {
        dead.push({ page, target, reason: 'no such place on the page' });
      }
    }
  }
  return dead;
}

/** Finds ids that a page has twice: a link to the second would lead to the first. */
export function findDuplicateIds(pages: BuiltPages): string[] {
  return [...pages].flatMap(([path, html]) => {
    const ids = listIds(html);
    const duplicates = ids.filter((id, index) => ids.indexOf(id) < index);
    return [...new Set(duplicates)].map(
      (id) =>
        `${path} has two parts with the id "${id}": change the one in the content of the page`,
    );
  });
}
