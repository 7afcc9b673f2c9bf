import type { AstroIntegration } from 'astro';

/**
 * Adds /gallery, with every component in every state, during development. The built site does not
 * have it.
 */
export function devGallery(): AstroIntegration {
  return {
    name: 'dev-gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') {
          injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/gallery.astro' });
        }
      },
    },
  };
}
