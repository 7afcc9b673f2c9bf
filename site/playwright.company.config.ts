import { defineConfig } from '@playwright/test';
import { dist, insecureSite, secureSite, site } from './e2e/ports.ts';
import { server, settings } from './e2e/settings.ts';

/** What holds for any company, on the one that is chosen. */
export default defineConfig({
  ...settings,
  testDir: 'e2e/every-company',
  webServer: [
    server(site, 'node ../deploy/serve.ts', { ROOT: dist }),
    {
      ...server(insecureSite, 'node ../deploy/serve.ts', {
        TLS_PORT: new URL(secureSite).port,
        ROOT: dist,
      }),
      url: secureSite,
      ignoreHTTPSErrors: true,
    },
  ],
});
