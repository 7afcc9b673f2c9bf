import type { Content } from '../../collections.ts';
import { contentFolder } from '../../company.ts';
import { routesOf } from '../../routes.ts';
import { ProblemReport } from '../problem-report.ts';
import { type CheckedContent, checkContent } from './check-content.ts';
import { readContentFiles } from './content-files.ts';
import { visibleContent } from './visible-content.ts';

/** What visitors get of a company that leaves nothing out, such as the sample: for its tests. */
type WholeContent = { [Name in keyof Content]: Whole<NonNullable<Content[Name]>> };
type Whole<One> = One extends readonly unknown[]
  ? One
  : { [Field in keyof One]-?: NonNullable<One[Field]> };

export function loadContent(folder = contentFolder): WholeContent {
  return visibleContent(loadCheckedContent(folder).content) as WholeContent;
}

/** Every page of the site but the not-found page. */
export const loadRoutes = (folder = contentFolder): string[] =>
  routesOf(visibleContent(loadCheckedContent(folder).content));

/**
 * All content of the site, checked, with the place of each value. Throws a report if there is a
 * problem.
 */
export function loadCheckedContent(folder = contentFolder): CheckedContent {
  const result = checkContent(readContentFiles(folder));
  if ('problems' in result) throw ProblemReport.of(result.problems);
  return result;
}
