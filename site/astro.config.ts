import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { checks } from './build/checks.ts';
import { colorsPlugin } from './build/colors/colors-plugin.ts';
import { contentPlugin } from './build/content/content-plugin.ts';
import { devGallery } from './build/dev-gallery.ts';
import { finish } from './build/finish.ts';
import { inlineScript } from './build/inline-script.ts';
import { generateScopedName, islands } from './build/islands.ts';

// Astro reports each build to its makers, unless this is set.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

export default defineConfig({
  // One file per route, without a trailing slash: /team is team.html.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  integrations: [checks(), react(), islands(), devGallery(), finish()],
  vite: {
    plugins: [contentPlugin(), colorsPlugin(), inlineScript()],
    // Fonts must stay separate files: as data URLs, they would be sent again with each page.
    build: {
      assetsInlineLimit: 0,
      // Enough to tell the versions of one file apart, and repeated on each page.
      rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash:6][extname]' } },
    },
    css: { modules: { generateScopedName } },
  },
});
