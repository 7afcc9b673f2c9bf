import { defineConfig } from 'vitest/config';

// The unit tests know the sample, whichever company is chosen.
process.env.COMPANY = 'companies/orrery';
const { contentPlugin } = await import('./site/integrations/content/content-plugin.ts');
const { labelsPlugin } = await import('./site/integrations/content/labels-plugin.ts');

const project = (name: string) => ({
  root: name,
  test: { name, include: ['**/*.test.ts'], exclude: ['**/node_modules/**', '**/dist*/**'] },
});

export default defineConfig({
  // No test changes a global for good, so files share a worker: half the time.
  test: {
    isolate: false,
    // Only for what hangs: on a busy machine, generated input and real servers take minutes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: '100%',
    projects: [
      project('scripts'),
      project('deploy'),
      project('form-contract'),
      {
        ...project('site'),
        plugins: [contentPlugin(), labelsPlugin()],
        // The drawing of pictures reads style sheets as text. Without this, they would be empty.
        test: { ...project('site').test, css: { include: [/\?raw$/] } },
      },
    ],
  },
});
