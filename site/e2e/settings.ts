import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { hasNginx, serverScript } from '../test-helpers/server-script.ts';
import { launchOptions } from './browser.ts';
import { dist, insecureSite, secureSite, site } from './ports.ts';

/** The settings that all browser tests share. */
export const settings = {
  tsconfig: join(import.meta.dirname, 'tsconfig.json'),
  forbidOnly: true,
  workers: 2,
  // In CI, a failure that does not repeat is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  // A machine of CI may be busy.
  expect: { timeout: process.env.CI ? 60_000 : 15_000 },
  timeout: 300_000,
  // Vitest runs the other tests, those on the finished pages.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  use: {
    baseURL: site,
    launchOptions,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    // The certificate of the tests is signed by nobody.
    ignoreHTTPSErrors: true,
  },
} satisfies PlaywrightTestConfig;

/** Starts a server, and stops it so that nginx stops with it. */
export const defineServer = (url: string, command: string, env: Record<string, string> = {}) => ({
  command,
  env: { PORT: new URL(url).port, ...env },
  url,
  // Some of them build the site first, which takes a minute on a busy machine.
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } as const,
  reuseExistingServer: false,
});

/** The command that serves a built site. */
export const serveCommand = `node ${serverScript}`;

/** The built site, and the same with TLS if there is nginx. */
export function siteServers(build = '') {
  const plain = defineServer(site, build + serveCommand, { ROOT: dist });
  if (!hasNginx) return [plain];
  const secure = defineServer(insecureSite, serveCommand, {
    TLS_PORT: new URL(secureSite).port,
    ROOT: dist,
  });
  return [plain, { ...secure, url: secureSite, ignoreHTTPSErrors: true }];
}
