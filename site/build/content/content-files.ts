import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFiles } from './check-content.ts';

/** Reads every file of a content folder, except tests and files that systems leave behind. */
export function readContentFiles(folder: string): ContentFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isContent(path));
  return new Map(
    names.map((path) => [
      path.slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''),
      readFileSync(path, 'utf8'),
    ]),
  );
}

/** Whether a path is a content file: not a test, ".DS_Store", "Thumbs.db" or "site.yaml~". */
export function isContent(path: string): boolean {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  return !/^\.|~$|^#|\.(test\.ts|swp|tmp|bak|orig)$|^(Thumbs\.db|desktop\.ini|Icon\r)$/i.test(name);
}
