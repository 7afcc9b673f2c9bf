import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// The tests know the sample, whichever company is chosen.
await import('./site/e2e/on-the-sample.ts');
const { contentPlugin } = await import('./site/integrations/content/content-plugin.ts');
const { readCompany } = await import('./site/integrations/content/company.ts');
const { labelsPlugin } = await import('./site/integrations/content/labels-plugin.ts');

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
      {
        plugins,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist*/**', '**/e2e/**'],
          // The drawing of pictures reads style sheets as text. Without this, they would be empty.
          css: { include: [/\?raw$/] },
        },
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
