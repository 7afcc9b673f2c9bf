import { companyFolder, formatPath } from '../company.ts';
import { findColorProblems } from './colors/color-problems.ts';
import type { checkContent } from './content/check-content.ts';
import { findSymbolicLinks } from './content/content-files.ts';
import type { Problem } from './content/problem.ts';
import { findPictureProblems } from './pictures/picture-problems.ts';

/** Everything that an owner has to correct in content, pictures and colors. */
export async function findAllProblems(
  checked: ReturnType<typeof checkContent>,
): Promise<Problem[]> {
  return [
    ...findSymbolicLinks(companyFolder).map((path) => ({
      file: formatPath(path),
      line: 1,
      field: '',
      found: 'a link to another place on this computer',
      expected: 'must be the file itself: remove the link, and copy the file here',
    })),
    ...('problems' in checked ? checked.problems : []),
    ...(await findPictureProblems(checked)),
    ...findColorProblems(),
  ];
}
