import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const debian = '/usr/bin/chromium-headless-shell';
const executablePath = process.env.CHROMIUM ?? (existsSync(debian) ? debian : undefined);

/**
 * The Chromium of CHROMIUM, else Debian's without its windows, else the one that
 * `npx playwright install chromium` brings; kept from talking to anyone but the site.
 */
export const launchOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
