import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { needsBuild } from './e2e/on-the-sample.ts';
import { intake, siteWithIntake } from './e2e/ports.ts';
import { defineServer, serveCommand, settings, siteServers } from './e2e/settings.ts';

const build = needsBuild ? 'npm run build -- --outDir dist-sample && ' : '';

/** Playwright drives only its own builds of these two, which cannot be installed on every machine. */
const engines = process.env.ENGINES ? (['firefox', 'webkit'] as const) : [];

/** The specification, on the sample. What holds for any company is in playwright.company.config.ts. */
export default defineConfig({
  ...settings,
  testIgnore: 'every-company/**',
  projects: [
    { name: 'chromium', testDir: 'e2e' },
    // The editor's tests need no other server. Its folder may have been deleted.
    ...(existsSync('../editor/e2e') ? [{ name: 'editor', testDir: '../editor/e2e' }] : []),
    ...engines.map((browserName) => ({
      name: browserName,
      testDir: 'e2e',
      grep: /@engines/,
      // The options are for Chromium. For a screenshot, Playwright adds a style to the page, which its
      // policy forbids: these engines report that as an error.
      use: { browserName, launchOptions: {}, screenshot: 'off' as const },
    })),
  ],
  webServer: [
    ...siteServers(build),
    defineServer(siteWithIntake, `npm run build -- --outDir dist-intake && ${serveCommand}`, {
      INTAKE_URL: intake,
      ROOT: 'site/dist-intake',
    }),
    defineServer(intake, 'node e2e/intake-server.ts'),
  ],
});
