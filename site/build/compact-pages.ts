import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compactMarkup } from './compact-markup.ts';
import { compactStyles } from './compact-styles.ts';

const style = /<style[^>]*>(.*?)<\/style>/gs;

/** A page with all its styles in one element. It looks, sounds and works the same. */
function compactPage(html: string): string {
  const [first, ...others] = Array.from(html.matchAll(style), ([, css = '']) => css);
  if (first === undefined) return compactMarkup(html);
  const all = compactStyles([first, ...others].join(''));
  let isFirst = true;
  const page = html.replaceAll(style, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<style>${all}</style>`;
  });
  return compactMarkup(page);
}

/** Writes each page with fewer bytes. */
export function compactPages(): AstroIntegration {
  return {
    name: 'compact-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const name of globSync('*.html', { cwd: root })) {
          await writeFile(root + name, compactPage(await readFile(root + name, 'utf8')));
        }
      },
    },
  };
}
