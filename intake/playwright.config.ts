import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { site } from './e2e/built-site.ts';

const debian = '/usr/bin/chromium-headless-shell';
const executablePath = process.env.CHROMIUM ?? (existsSync(debian) ? debian : undefined);

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'build', testMatch: 'build.setup.ts' },
    { name: 'service', dependencies: ['build'] },
  ],
  forbidOnly: true,
  workers: 1,
  // In CI, a failure that does not repeat is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  // Tests may be slow on a busy machine.
  expect: { timeout: 30_000 },
  timeout: 180_000,
  use: {
    baseURL: site,
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
    screenshot: 'only-on-failure',
  },
});
