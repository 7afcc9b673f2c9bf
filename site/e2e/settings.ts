import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { site } from './ports.ts';

/** What all browser tests have in common. */
export const settings = {
  tsconfig: join(import.meta.dirname, 'tsconfig.json'),
  forbidOnly: true,
  workers: 2,
  // In CI, a failure that does not repeat is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  // Tests may be slow on a busy machine.
  expect: { timeout: 60_000 },
  timeout: 300_000,
  // Vitest runs the other tests, those on the finished pages.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  use: {
    baseURL: site,
    launchOptions,
    screenshot: 'only-on-failure',
    // The certificate of the tests is signed by nobody.
    ignoreHTTPSErrors: true,
  },
} satisfies PlaywrightTestConfig;

/** Starts a server, and stops it so that nginx stops with it. */
export const server = (url: string, command: string, env: Record<string, string> = {}) => ({
  command,
  env: { PORT: new URL(url).port, ...env },
  url,
  // Some of them build the site first, which takes a minute on a busy machine.
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } as const,
  reuseExistingServer: false,
});
