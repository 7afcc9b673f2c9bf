import type { Content } from '../../collections.ts';
import { contentFolder } from '../../company.ts';
import { listRoutes } from '../../routes.ts';
import { ProblemReport } from '../problem-report.ts';
import { type CheckedContent, checkContent } from './check-content.ts';
import { readContentFiles } from './content-files.ts';
import { filterVisible } from './visible-content.ts';

/** Content in which every optional field has a value. */
type CompleteContent = { [Name in keyof Content]: Complete<NonNullable<Content[Name]>> };
type Complete<Value> = Value extends readonly unknown[]
  ? Value
  : { [Field in keyof Value]-?: NonNullable<Value[Field]> };

/** The visible content, for tests. Its type is true only for a company that leaves nothing out, like the sample. */
export function loadContent(folder = contentFolder): CompleteContent {
  return filterVisible(loadCheckedContent(folder).content) as CompleteContent;
}

/** Every page of the site but the not-found page. */
export const loadRoutes = (folder = contentFolder): string[] =>
  listRoutes(filterVisible(loadCheckedContent(folder).content));

/** All content of a company, checked. Throws a report if there is a problem. */
export function loadCheckedContent(folder = contentFolder): CheckedContent {
  const result = checkContent(readContentFiles(folder), folder);
  if ('problems' in result) throw ProblemReport.of(result.problems);
  return result;
}
