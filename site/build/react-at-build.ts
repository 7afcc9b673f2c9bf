import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Lets pages use React components, rendered once at build time to plain HTML. @astrojs/react would
 * render each of them twice, leave comment marks for a hydration that never happens, and add
 * React's browser runtime to the site although no page loads it.
 */
export function reactAtBuild(): AstroIntegration {
  return {
    name: 'react-at-build',
    hooks: {
      'astro:config:setup': ({ addRenderer }) => {
        addRenderer({
          name: 'react-at-build',
          serverEntrypoint: fileURLToPath(new URL('./react-renderer.ts', import.meta.url)),
        });
      },
    },
  };
}
