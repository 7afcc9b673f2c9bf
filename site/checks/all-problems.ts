import { colorProblems } from './colors/color-problems.ts';
import type { checkContent } from './content/check-content.ts';
import type { Problem } from './content/problem.ts';
import { pictureProblems } from './pictures/picture-problems.ts';

/** Whatever an owner has to correct in content, pictures and colors, all at once. */
export async function allProblems(checked: ReturnType<typeof checkContent>): Promise<Problem[]> {
  return [
    ...('problems' in checked ? checked.problems : []),
    ...(await pictureProblems(checked)),
    ...colorProblems(),
  ];
}
