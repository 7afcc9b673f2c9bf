import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';

/** Attributes that the build sets and no script changes. */
const fixed = /\[data-(?:tone|height|look|name|gradient|framed|layout|size)(?:="?([\w-]+)"?)?\]/g;

/** Whether a selector asks for a variant that the page does not contain. */
function isUnused(selector: string, page: string): boolean {
  // What is inside of parentheses may be excluded, or one of several.
  const plain = selector.replaceAll(/\([^()]*\)/g, '');
  return Array.from(plain.matchAll(fixed)).some(([attribute, value]) => {
    const name = attribute.slice(1).split(/[\]=]/, 1)[0];
    return !page.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`);
  });
}

/** A page without the style rules for variants of components that it does not contain. */
export function withoutUnusedVariants(html: string): string {
  const page = html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
  return html.replaceAll(/(<style[^>]*>)(.*?)(<\/style>)/gs, (_, start, css, end) => {
    const sheet = postcss.parse(css);
    sheet.walkRules((rule) => {
      const used = rule.selectors.filter((selector) => !isUnused(selector, page));
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    });
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
    return start + sheet.toString() + end;
  });
}

/** Each page contains its own styles: leave out what it cannot use. */
export function unusedVariants(): AstroIntegration {
  return {
    name: 'unused-variants',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const html = await readFile(join(root, file), 'utf8');
          await writeFile(join(root, file), withoutUnusedVariants(html));
        }
      },
    },
  };
}
