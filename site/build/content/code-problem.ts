import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Problem, shown } from './problem.ts';

const project = resolve(import.meta.dirname, '../../..');

/** Code that an owner edits too: a new service needs a path and an option of the contact form. */
export const codeOfOwners = [
  'src/routes.ts',
  'src/vocabulary.ts',
  '../form-contract/src/options.ts',
] as const;

function isCodeOfOwners(path: string): boolean {
  const site = resolve(project, 'site');
  return codeOfOwners.some((file) => resolve(site, file) === resolve(path));
}

interface ViteError {
  errors?: { loc?: { file: string; line: number } }[];
}

/** Where code cannot be read, as Vite tells it, or as Node does: "file:///…/routes.ts:19". */
function placeOf(error: unknown): { path: string; line: number } | undefined {
  const loc = (error as ViteError | undefined)?.errors?.[0]?.loc;
  if (loc) return { path: loc.file, line: loc.line };
  const [, url, line] =
    /^(file:\/\/.*):(\d+)$/m.exec((error as Error | undefined)?.stack ?? '') ?? [];
  return url === undefined ? undefined : { path: fileURLToPath(url), line: Number(line) };
}

/** A mistake in the lists that owners extend, as a problem. Any other error is thrown again. */
export function codeProblem(error: unknown): Problem {
  const place = placeOf(error);
  if (place === undefined || !isCodeOfOwners(place.path)) throw error;
  const { path, line } = place;
  return {
    file: relative(project, path).replaceAll('\\', '/'),
    line,
    field: '',
    found: shown(readFileSync(path, 'utf8').split('\n')[line - 1]?.trim()),
    expected:
      "must be mended, here or in the line above: each entry has a ' at both ends, and a comma after it",
  };
}
