import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const debian = '/usr/bin/chromium-headless-shell';
const executablePath = process.env.CHROMIUM ?? (existsSync(debian) ? debian : undefined);

/**
 * The Chromium named by CHROMIUM, otherwise Debian's headless shell, otherwise the one that `npx
 * playwright install chromium` installs. The options keep it from contacting anything but the site.
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
