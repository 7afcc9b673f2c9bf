import { resolve } from 'node:path';
import type { ContentFiles } from '../checks/content/check-content.ts';
import { readContentFiles } from '../checks/content/content-files.ts';

/** The files that a new company begins with: blanks, and words that are true of anyone who uses this kit. */
export const readStarter = (): ContentFiles =>
  readContentFiles(resolve(import.meta.dirname, 'content'));
