import { resolve } from 'node:path';
import type { Content } from '../../src/collections.ts';
import { ProblemReport } from '../problem-report.ts';
import { checkContent } from './check-content.ts';
import { readContentFiles } from './content-files.ts';

/** All content of the site, checked. Throws a report if there is a problem. */
export function loadContent(folder = resolve(import.meta.dirname, '../../src/content')): Content {
  const result = checkContent(readContentFiles(folder));
  if ('problems' in result) throw ProblemReport.of(result.problems);
  return result.content;
}
