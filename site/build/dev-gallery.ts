import type { AstroIntegration } from 'astro';

/** Adds /gallery, every part in every state, while developing. The built site has no such page. */
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
