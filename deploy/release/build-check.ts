import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';

/** The files that the build tells nginx to serve. */
function listed(rules: string): string[] {
  const [, map = ''] = /^map \$site_path \$site_file \{\n(.*?)^\}/ms.exec(rules) ?? [];
  return Array.from(map.matchAll(/ "\/(.+)";$/gm), ([, file = '']) => file);
}

/** Refuses a folder that is no build, or one that a build has not finished. */
export function checkBuild(folder: string): void {
  const rules = join(folder, '_nginx/http.conf');
  const files = existsSync(rules) ? listed(readFileSync(rules, 'utf8')) : [];
  const pages = files.filter((file) => file.endsWith('.html'));
  const needed = [
    ...['index.html', '404.html', '_astro'],
    ...['http', 'server', 'proxied'].map((place) => `_nginx/${place}.conf`),
  ];
  const missing = [
    ...new Set([...needed, ...files, ...pages.flatMap((page) => [`${page}.br`, `${page}.gz`])]),
  ].filter((file) => !existsSync(join(folder, file)));
  if (missing.length === 0) return;
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  throw new Refusal(
    `${folder} is not a complete build. Missing: ${missing.slice(0, 5).join(', ')}${more}.`,
  );
}
