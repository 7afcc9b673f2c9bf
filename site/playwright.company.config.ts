import { defineConfig } from '@playwright/test';
import { settings, siteServers } from './e2e/settings.ts';

/** What holds for any company, on the one that is chosen. */
export default defineConfig({
  ...settings,
  testDir: 'e2e/every-company',
  webServer: siteServers(),
});
