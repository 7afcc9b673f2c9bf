import { globSync, readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A number in letters, because a class name must start with one: 0 is a, 52 is ba. No name is "ad":
 * blockers would hide it.
 */
function letters(index: number): string {
  const rest = Math.floor(index / alphabet.length);
  return (rest > 0 ? letters(rest) : '') + alphabet[index % alphabet.length];
}

/** A short name for every class and animation of every style sheet. */
function nameAll(): Map<string, string> {
  const names = new Map<string, string>();
  const sheets = globSync('src/**/*.module.css', { cwd: root }).sort();
  for (const path of sheets) {
    const css = readFileSync(resolve(root, path), 'utf8').replace(/\/\*.*?\*\//gs, '');
    const classes = new Set(
      Array.from(css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi), ([, name]) => name),
    );
    for (const name of classes) names.set(`${path} ${name}`, letters(names.size));
  }
  return names;
}

let names: Map<string, string> | undefined;

/**
 * Names a CSS Modules class. In development, the name tells where it comes from. In the build it is
 * short, since each page contains its own styles. It depends only on the project's files, so two
 * builds give the same bytes.
 */
export function shortClassName(name: string, file: string): string {
  const path = relative(root, file.split('?')[0] ?? file);
  if (process.env.NODE_ENV !== 'production') return `${basename(path, '.module.css')}-${name}`;
  names ??= nameAll();
  const short = names.get(`${path} ${name}`);
  if (short === undefined)
    throw new Error(`${path}: the class "${name}" was not found in the file`);
  return short;
}
