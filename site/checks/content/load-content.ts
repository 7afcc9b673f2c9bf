import { contentFolder } from '../../company.ts';
import type { Content } from '../../src/collections.ts';
import { routesOf } from '../../src/routes.ts';
import { ProblemReport } from '../problem-report.ts';
import { type CheckedContent, checkContent } from './check-content.ts';
import { readContentFiles } from './content-files.ts';

/** All content of the site, checked. Throws a report if there is a problem. */
export function loadContent(folder = contentFolder): Content {
  return loadCheckedContent(folder).content;
}

/** Every page of the site but the not-found page. */
export const loadRoutes = (folder = contentFolder): string[] =>
  routesOf(loadContent(folder).services);

/** The same, with the place of each value. */
export function loadCheckedContent(folder = contentFolder): CheckedContent {
  const result = checkContent(readContentFiles(folder));
  if ('problems' in result) throw ProblemReport.of(result.problems);
  return result;
}
