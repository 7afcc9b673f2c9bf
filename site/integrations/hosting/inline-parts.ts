import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { speculationRules } from '../../src/lib/page/speculation-rules.ts';

/** What the build itself has made to be put into pages. */
export interface InlineParts {
  scripts: Set<string>;
  styles: Set<string>;
}

const layers = fileURLToPath(new URL('../../src/styles/layers.css', import.meta.url));

/** The parts that are written as they are. The build adds those that it bundles. */
export const newInlineParts = (): InlineParts => ({
  scripts: new Set([speculationRules]),
  styles: new Set([readFileSync(layers, 'utf8').trim()]),
});

/** What Vite has at the end of a style sheet until it is finished. */
const viteMark = /\/\*\$vite\$:\d+\*\/$/;

/** Remembers each style sheet of a build, before Astro puts it into pages. */
export function rememberStyles(parts: InlineParts): Plugin {
  return {
    name: 'remember-styles',
    generateBundle: {
      // Astro takes them out of the bundle later in this hook.
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            parts.styles.add(`${file.source}`.replace(viteMark, ''));
      },
    },
  };
}

/** Whether a text is nothing but some of these parts, one after the other. */
export function consistsOf(text: string, parts: ReadonlySet<string>): boolean {
  if (text === '') return true;
  return [...parts].some(
    (part) => part !== '' && text.startsWith(part) && consistsOf(text.slice(part.length), parts),
  );
}
