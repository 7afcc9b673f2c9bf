import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser.ts';

const port = Number(process.env.PORT ?? 8123);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions,
  },
  webServer: {
    command: 'exec node ../deploy/serve.ts',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}`,
    // Killed outright, the script could not stop nginx.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
  },
});
