import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFiles } from './check-content.ts';

/** Every file of a content folder, except tests and files that systems leave behind. */
export function listContentFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isContentFile(path));
}

/** The symbolic links in a company's folder. Writing to one would change a file outside the folder. */
export function findSymbolicLinks(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The text of each content file, by its path below the folder. */
export function readContentFiles(folder: string): ContentFiles {
  return new Map(
    listContentFiles(folder).map((path) => [
      path.slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''),
      decodeText(readFileSync(path)),
    ]),
  );
}

/**
 * The text of a file from any operating system: without a byte order mark, with "\n" line endings, and with
 * composed accents (NFC), because the fonts have only composed letters.
 */
export function decodeText(bytes: Buffer): string {
  // Older versions of Windows Notepad save UTF-16 under the name "Unicode".
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n').normalize('NFC');
}

/** Whether a path is a content file: not a test, ".DS_Store", "Thumbs.db" or "site.yaml~". */
export function isContentFile(path: string): boolean {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  return !/^\.|~$|^#|\.(test\.ts|swp|tmp|bak|orig)$|^(Thumbs\.db|desktop\.ini|Icon\r)$/i.test(name);
}
