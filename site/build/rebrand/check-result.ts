import { resolve } from 'node:path';
import { colorProblems } from '../colors/color-problems.ts';
import { checkContent } from '../content/check-content.ts';
import { readContentFiles } from '../content/content-files.ts';
import { problemLine } from '../content/problem.ts';

const folder = resolve(import.meta.dirname, '../../src/content');

/** What the build would say about the two new files. */
export function problemsOf({ site, tokens }: { site: string; tokens: string }): string[] {
  const files = new Map(readContentFiles(folder)).set('site.yaml', site);
  const content = checkContent(files);
  return [...('problems' in content ? content.problems : []), ...colorProblems(tokens)].map(
    problemLine,
  );
}
