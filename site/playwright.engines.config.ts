import { defineConfig } from '@playwright/test';
import { engineNames, missingFor } from './e2e/engines/programs.ts';
import type { WorkerOptions } from './e2e/engines/test.ts';
import { site } from './e2e/ports.ts';
import { basics, server } from './e2e/settings.ts';

const there = engineNames.filter((engine) => missingFor(engine).length === 0);
const behaviors = (['light', 'dark'] as const).flatMap((system) =>
  there.map((engineName) => ({
    name: `${engineName}, ${system}`,
    use: { engineName, system },
    // Only one browser of each kind at a time.
    workers: 1,
    // With a dark system, run only the theme tests.
    testMatch: system === 'dark' ? 'theme.behavior.ts' : '*.behavior.ts',
  })),
);

/** The behaviors of e2e/engines in Firefox and WebKit. `npm run e2e -- --engines` runs it. */
export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e/engines',
  ...basics,
  projects: behaviors,
  webServer: server(site, 'node ../deploy/serve.ts'),
});
