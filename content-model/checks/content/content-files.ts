import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFiles } from './check-content.ts';

/** Every file of a content folder, except tests and files that systems leave behind. */
export function contentPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isContent(path));
}

/** What is in the folder of a company by name only: a program that writes there writes elsewhere. */
export function linksIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The text of each of these files. */
export function readContentFiles(folder: string): ContentFiles {
  return new Map(
    contentPaths(folder).map((path) => [
      path.slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''),
      textOf(readFileSync(path)),
    ]),
  );
}

/**
 * The text of a file, whatever system it was written on: without a byte order mark, with "\n" at the
 * end of each line, and with accents as part of their letters, as the fonts have them.
 */
export function textOf(bytes: Buffer): string {
  // Windows Notepad calls this encoding "Unicode".
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n').normalize('NFC');
}

/** Whether a path is a content file: not a test, ".DS_Store", "Thumbs.db" or "site.yaml~". */
export function isContent(path: string): boolean {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  return !/^\.|~$|^#|\.(test\.ts|swp|tmp|bak|orig)$|^(Thumbs\.db|desktop\.ini|Icon\r)$/i.test(name);
}
