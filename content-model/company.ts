import { relative, resolve } from 'node:path';
import { findCompanyFolder, project } from './chosen-company.ts';

export { project, sampleFolder } from './chosen-company.ts';

/** The company that is built. */
export const companyFolder = findCompanyFolder();

/** The company's texts and facts. */
export const contentFolder = resolve(companyFolder, 'content');

export const colorsFile = resolve(companyFolder, 'colors.yaml');

/** The company's photographs and logos. The folder may be missing. */
export const picturesFolder = resolve(companyFolder, 'pictures');

/** A path relative to the project's folder, so that a terminal can open it from a message. */
export const formatPath = (path: string) => relative(project, path).replaceAll('\\', '/');
