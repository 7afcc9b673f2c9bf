import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// The tests know the sample, whichever company is chosen.
await import('./site/e2e/on-the-sample.ts');
const { contentPlugin } = await import('./site/integrations/content/content-plugin.ts');
const { readCompany } = await import('./site/integrations/content/company.ts');
const { labelsPlugin } = await import('./site/integrations/content/labels-plugin.ts');

/** Some rooms can be deleted. */
const rooms = ['scripts', 'form-contract', 'content-model', 'editor', 'deploy', 'intake'].filter(
  (room) => existsSync(room),
);

const project = (name: string) => ({
  root: name,
  test: {
    name,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist*/**', 'e2e/**'],
  },
});
const company = readCompany();
const plugins = [contentPlugin(company), labelsPlugin(company)];

export default defineConfig({
  // No test changes a global for good, so files share a worker: half the time.
  test: {
    isolate: false,
    // Only for what hangs: on a busy machine, generated input and real servers take minutes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: '100%',
    projects: [
      ...rooms.map(project),
      {
        ...project('site'),
        plugins,
        // The drawing of pictures reads style sheets as text. Without this, they would be empty.
        test: { ...project('site').test, css: { include: [/\?raw$/] } },
      },
      // On the finished pages, so after a build: npx vitest run --project built
      {
        root: 'site',
        plugins,
        test: {
          name: 'built',
          // The second builds one more company.
          include: [
            'e2e/*.test.ts',
            ...(process.env.LONG_TESTS ? ['e2e/companies/*.test.ts'] : []),
          ],
          globalSetup: resolve('site/e2e/build-the-sample.ts'),
        },
      },
    ],
  },
});
