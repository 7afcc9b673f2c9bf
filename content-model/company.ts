import { relative, resolve } from 'node:path';
import { chosenFolder, project } from './chosen-company.ts';

export { project, sampleFolder } from './chosen-company.ts';

/** Which company is built. */
export const companyFolder = chosenFolder();

/** Its words and facts. */
export const contentFolder = resolve(companyFolder, 'content');

/** Its colors. */
export const colorsFile = resolve(companyFolder, 'colors.yaml');

/** Its photographs and logos. There may be none. */
export const picturesFolder = resolve(companyFolder, 'pictures');

/** A path as messages name it: below the project's folder, so that a terminal can open it. */
export const shownPath = (path: string) => relative(project, path).replaceAll('\\', '/');
