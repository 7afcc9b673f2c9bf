import { companyFolder, shownPath } from '../company.ts';
import { colorProblems } from './colors/color-problems.ts';
import type { checkContent } from './content/check-content.ts';
import { linksIn } from './content/content-files.ts';
import type { Problem } from './content/problem.ts';
import { pictureProblems } from './pictures/picture-problems.ts';

/** Whatever an owner has to correct in content, pictures and colors, all at once. */
export async function allProblems(checked: ReturnType<typeof checkContent>): Promise<Problem[]> {
  return [
    ...linksIn(companyFolder).map((path) => ({
      file: shownPath(path),
      line: 1,
      field: '',
      found: 'a link to another place on this computer',
      expected: 'must be the file itself: remove the link, and copy the file here',
    })),
    ...('problems' in checked ? checked.problems : []),
    ...(await pictureProblems(checked)),
    ...colorProblems(),
  ];
}
