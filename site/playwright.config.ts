import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser.ts';
import { needsBuild } from './e2e/on-the-sample.ts';
import { dist, insecureSite, intake, secureSite, site, siteWithIntake } from './e2e/ports.ts';

const server = (url: string, command: string, env: Record<string, string> = {}) => ({
  command,
  env: { PORT: new URL(url).port, ...env },
  url,
  // One of them builds the site first, which takes a minute on a busy machine.
  timeout: 300_000,
  // If the script were killed directly, it could not stop nginx.
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } as const,
  reuseExistingServer: false,
});

/** The specification, on the sample. What holds for any company is in playwright.company.config.ts. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'every-company/**',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // In CI, a failure that does not repeat is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  // Tests may be slow on a busy machine.
  expect: { timeout: 30_000 },
  timeout: 180_000,
  use: {
    baseURL: site,
    launchOptions,
    screenshot: 'only-on-failure',
    // The certificate of the tests is signed by nobody.
    ignoreHTTPSErrors: true,
  },
  webServer: [
    server(
      site,
      `${needsBuild ? `npm run build -- --outDir dist-sample && ` : ''}node ../deploy/serve.ts`,
      { ROOT: dist },
    ),
    {
      ...server(insecureSite, 'node ../deploy/serve.ts', {
        TLS_PORT: new URL(secureSite).port,
        ROOT: dist,
      }),
      url: secureSite,
      ignoreHTTPSErrors: true,
    },
    server(siteWithIntake, 'npm run build:intake && node ../deploy/serve.ts', {
      INTAKE_URL: intake,
      ROOT: 'site/dist-intake',
    }),
    server(intake, 'node e2e/intake-server.ts'),
  ],
} satisfies PlaywrightTestConfig);
