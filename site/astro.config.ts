import { basename, resolve } from 'node:path';
import react from '@astrojs/react';
import { companyFolder, project } from '@website/content-model/company.ts';
import { defineConfig } from 'astro/config';
import { afterBuild } from './integrations/after-build.ts';
import { checks } from './integrations/checks.ts';
import { clientDirectives } from './integrations/client-directives.ts';
import { companyPages } from './integrations/company-pages.ts';
import { readCompany } from './integrations/content/company.ts';
import { contentPlugin } from './integrations/content/content-plugin.ts';
import { labelsPlugin } from './integrations/content/labels-plugin.ts';
import { createInlineCode, rememberStyles } from './integrations/hosting/inline-code.ts';
import { inlineScript } from './integrations/inline-script.ts';

// Astro reports each build to its makers, unless this is set.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

const company = readCompany();
const inlineCode = createInlineCode();

/** The script files of islands. Without groups, each island would also load ten files of some hundred bytes. */
const islandFiles = {
  entryFileNames: '_astro/[name].[hash:6].js',
  chunkFileNames: '_astro/[name].[hash:6].js',
  assetFileNames: '_astro/[name].[hash:6][extname]',
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\// },
      // With two instead of three, each island would load the rules of the forms.
      { name: 'shared', minShareCount: 3 },
    ],
  },
  // The licenses of React and others ask for their notice to travel along.
  postBanner: ({ moduleIds }: { moduleIds: readonly string[] }) =>
    moduleIds.some((id) => id.includes('node_modules')) ? '/*! /third-party-notices.txt */' : '',
};

/**
 * Names a class by its component and its name. With the built-in pattern, it would depend on the
 * folder in which a command was started, and two builds would differ.
 */
const generateScopedName = (name: string, file: string) =>
  `${basename(file).replace(/\.module\.css.*/, '')}-${name}`;

export default defineConfig({
  // One file per route, without a trailing slash: /team is team.html.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  // A relative path: it is part of the hash in the names of pictures.
  image: { service: { entrypoint: './integrations/picture-service.ts' } },
  integrations: [
    checks(company),
    companyPages(),
    react(),
    clientDirectives(inlineCode),
    afterBuild(company, inlineCode),
  ],
  vite: {
    // What pages are made of. The rest of the project may have passwords.
    server: {
      fs: {
        allow: [
          ...['site', 'content-model', 'form-contract', 'languages', 'node_modules'],
          companyFolder,
        ].map((folder) => resolve(project, folder)),
        deny: ['{.env*,*.env,.npmrc}', '*.{crt,pem,key,p12,pfx,cer,der}', '**/.git/**'],
      },
    },
    plugins: [
      contentPlugin(company),
      labelsPlugin(company),
      inlineScript(company, inlineCode),
      rememberStyles(inlineCode),
    ],
    // Fonts must stay separate files: as data URLs, they would be sent again with each page.
    build: {
      assetsInlineLimit: 0,
      // Enough to tell the versions of one file apart, and repeated on each page.
      rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash:6][extname]' } },
    },
    css: { modules: { generateScopedName } },
    environments: { client: { build: { rolldownOptions: { output: islandFiles } } } },
  },
});
