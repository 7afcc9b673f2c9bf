import { test as base, expect } from '@playwright/test';
import { site } from '../ports.ts';
import { startChromium } from './chromium.ts';
import type { Engine, System } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const starts = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit };

export interface WorkerOptions {
  engineName: keyof typeof starts;
  system: System;
}

/** A test of a behavior in one engine. The browser starts once for all tests of a worker. */
export const test = base.extend<{ engine: Engine }, WorkerOptions & { running: Engine }>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  system: ['light', { option: true, scope: 'worker' }],
  running: [
    async ({ engineName, system }, use) => {
      const engine = await starts[engineName]({ site, system });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // Each test starts at desktop size with nothing stored, whatever the previous test has left.
  engine: async ({ running }, use) => {
    await running.resize(1280, 900);
    await running.evaluate(() => {
      if (location.protocol === 'http:') localStorage.clear();
    });
    await use(running);
  },
});

export { expect };
