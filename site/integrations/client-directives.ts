import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import type { InlineCode } from './hosting/inline-code.ts';

type BundleDirective = (name: string, entrypoint: string, root: URL) => Promise<string>;

/** Our own directives, and their files. */
const directives = { use: './src/islands/use.ts' };

// Astro does not export how it bundles a directive, and hands the result to nobody. Imported here and
// not in the hook, because Vite reads the configuration and is closed by then.
const astroFolder = join(createRequire(import.meta.url).resolve('astro/package.json'), '..');
const bundler = pathToFileURL(join(astroFolder, 'dist/core/client-directive/build.js')).href;
const { buildClientDirectiveEntrypoint } = (await import(/* @vite-ignore */ bundler)) as {
  buildClientDirectiveEntrypoint: BundleDirective;
};

/**
 * Adds `client:use`, and tells the policy of the pages what Astro inlines into a page with an island:
 * the directive, the script of `<astro-island>`, and its style.
 */
export function clientDirectives({ scripts, styles }: InlineCode): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': async ({ addClientDirective, config }) => {
        scripts.add(islandScript);
        styles.add(ISLAND_STYLES);
        for (const [name, entrypoint] of Object.entries(directives)) {
          addClientDirective({ name, entrypoint });
          scripts.add(await buildClientDirectiveEntrypoint(name, entrypoint, config.root));
        }
      },
    },
  };
}
