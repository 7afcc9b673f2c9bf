import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { linesOf } from '../build/page-lines.ts';

const root = resolve(import.meta.dirname, '..');

/** A page as it was built, and the lines that a visitor reads or hears on it. */
export interface BuiltPage {
  path: string;
  lines: string[];
}

/** Every page of a build, by default the one without an intake address. */
export function builtPages(folder = 'dist'): BuiltPage[] {
  return globSync('*.html', { cwd: resolve(root, folder) }).map((file) => {
    const html = readFileSync(resolve(root, folder, file), 'utf8');
    return { path: `/${file.replace(/(?:index)?\.html$/, '')}`, lines: linesOf(html) };
  });
}
