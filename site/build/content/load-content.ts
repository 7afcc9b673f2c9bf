import { resolve } from 'node:path';
import type { Content } from '../../src/collections.ts';
import { ProblemReport } from '../problem-report.ts';
import { type CheckedContent, checkContent } from './check-content.ts';
import { readContentFiles } from './content-files.ts';

const folderOfSite = resolve(import.meta.dirname, '../../src/content');

/** All content of the site, checked. Throws a report if there is a problem. */
export function loadContent(folder = folderOfSite): Content {
  return loadCheckedContent(folder).content;
}

/** The same, with the place of each value. */
export function loadCheckedContent(folder = folderOfSite): CheckedContent {
  const result = checkContent(readContentFiles(folder));
  if ('problems' in result) throw ProblemReport.of(result.problems);
  return result;
}
