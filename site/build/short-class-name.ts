import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';

const root = new URL('..', import.meta.url).pathname;

/**
 * Names a CSS Modules class. In development the name tells where it is from; in the build it is
 * short, since each page carries its own styles. It depends on the file's place in the project
 * and not on the machine, so that two builds give the same bytes.
 */
export function shortClassName(name: string, file: string): string {
  const place = relative(root, file.split('?')[0] ?? file);
  if (process.env.NODE_ENV !== 'production') {
    return `${basename(place, '.module.css')}-${name}`;
  }
  const hash = createHash('sha256').update(`${place} ${name}`).digest('base64url');
  // A class may not begin with a digit; base64url also has "-" and "_", which are fine inside.
  return `c${hash.replace(/[-_]/g, '').slice(0, 4)}`;
}
