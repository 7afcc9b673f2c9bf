import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { needsBuild } from './e2e/on-the-sample.ts';
import { dist, insecureSite, intake, secureSite, site, siteWithIntake } from './e2e/ports.ts';
import { server, settings } from './e2e/settings.ts';

const build = needsBuild ? 'npm run build -- --outDir dist-sample && ' : '';

/** The specification, on the sample. What holds for any company is in playwright.company.config.ts. */
export default defineConfig({
  ...settings,
  testIgnore: 'every-company/**',
  // The editor's tests need no other server. Its folder may have been deleted.
  projects: [
    ...['../site/e2e', '../editor/e2e'].filter(existsSync).map((testDir) => ({ testDir })),
    // The same in Firefox and WebKit: playwright.engines.config.ts. every-page.spec.ts looks at more.
    { testDir: 'e2e/engines', testMatch: '*.behavior.ts', testIgnore: '**/looks.behavior.ts' },
  ],
  webServer: [
    server(site, `${build}node ../deploy/serve.ts`, { ROOT: dist }),
    {
      ...server(insecureSite, 'node ../deploy/serve.ts', {
        TLS_PORT: new URL(secureSite).port,
        ROOT: dist,
      }),
      url: secureSite,
      ignoreHTTPSErrors: true,
    },
    server(siteWithIntake, 'npm run build -- --outDir dist-intake && node ../deploy/serve.ts', {
      INTAKE_URL: intake,
      ROOT: 'site/dist-intake',
    }),
    server(intake, 'node e2e/intake-server.ts'),
  ],
});
