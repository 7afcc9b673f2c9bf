import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { speculationRules } from '../../src/lib/page/speculation-rules.ts';

/** The scripts and styles that the build inlines into pages. The policy of a page allows only these. */
export interface InlineCode {
  scripts: Set<string>;
  styles: Set<string>;
}

const readStyles = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../src/styles/${name}`, import.meta.url)), 'utf8').trim();

/** The inline code that is not bundled. The build adds what it bundles. */
export const createInlineCode = (): InlineCode => ({
  scripts: new Set([speculationRules]),
  styles: new Set([readStyles('layers.css'), readStyles('blanks.css')]),
});

/** The marker that Vite removes from the end of a style sheet only later. */
const viteMark = /\/\*\$vite\$:\d+\*\/$/;

/** Remembers each style sheet of a build, before Astro inlines it into pages. */
export function rememberStyles(inlineCode: InlineCode): Plugin {
  return {
    name: 'remember-styles',
    generateBundle: {
      // Astro takes them out of the bundle later in this hook.
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            inlineCode.styles.add(`${file.source}`.replace(viteMark, ''));
      },
    },
  };
}

/** Whether a text is a sequence of these pieces, and nothing else. */
export function consistsOf(text: string, pieces: ReadonlySet<string>): boolean {
  if (text === '') return true;
  return [...pieces].some(
    (piece) =>
      piece !== '' && text.startsWith(piece) && consistsOf(text.slice(piece.length), pieces),
  );
}
