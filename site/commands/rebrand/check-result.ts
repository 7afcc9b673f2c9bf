import { colorProblems } from '../../checks/colors/color-problems.ts';
import { checkContent } from '../../checks/content/check-content.ts';
import { readContentFiles } from '../../checks/content/content-files.ts';
import { problemLine } from '../../checks/content/problem.ts';
import { contentFolder } from '../../company.ts';

/** What the build would say about the two new files. */
export function problemsOf({ site, colors }: { site: string; colors: string }): string[] {
  const files = new Map(readContentFiles(contentFolder)).set('site.yaml', site);
  const content = checkContent(files);
  return [...('problems' in content ? content.problems : []), ...colorProblems(colors)].map(
    problemLine,
  );
}
