import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');
const customProperty = /(?<![\w-])--[a-z][\w-]*/g;

/** A name of one or two characters for every custom property in the style sheets. */
function nameAll(): Map<string, string> {
  const sheets = globSync('src/**/*.css', { cwd: root }).sort();
  const all = sheets.flatMap(
    (path) => readFileSync(resolve(root, path), 'utf8').match(customProperty) ?? [],
  );
  return new Map([...new Set(all)].map((name, index) => [name, `--${index.toString(36)}`]));
}

/**
 * Shortens the names of tokens in the build: each page contains its own styles, and on the home
 * page this saves 170 bytes. In development, they keep their full names.
 */
export function shortPropertyName(): Plugin {
  let names: Map<string, string> | undefined;
  return {
    name: 'short-property-name',
    apply: 'build',
    enforce: 'pre',
    transform(css, id) {
      if (!id.endsWith('.css')) return undefined;
      names ??= nameAll();
      return css.replaceAll(customProperty, (name) => names?.get(name) ?? name);
    },
  };
}
