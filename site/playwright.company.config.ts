import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser.ts';
import { dist, insecureSite, secureSite, site } from './e2e/ports.ts';

/** What holds for any company, on the one that is chosen. */
export default defineConfig({
  testDir: 'e2e/every-company',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // In CI, a failure that does not repeat is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  // Tests may be slow on a busy machine.
  expect: { timeout: 30_000 },
  timeout: 300_000,
  use: {
    baseURL: site,
    launchOptions,
    screenshot: 'only-on-failure',
    // The certificate of the tests is signed by nobody.
    ignoreHTTPSErrors: true,
  },
  webServer: [
    { url: site, env: { PORT: new URL(site).port, ROOT: dist } },
    {
      url: secureSite,
      ignoreHTTPSErrors: true,
      env: {
        PORT: new URL(insecureSite).port,
        TLS_PORT: new URL(secureSite).port,
        ROOT: dist,
      },
    },
  ].map((server) => ({
    ...server,
    command: 'node ../deploy/serve.ts',
    // If the script were killed directly, it could not stop nginx.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } as const,
    reuseExistingServer: false,
  })),
});
