import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, test } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { site } from '../ports.ts';
import { startChromium } from './chromium.ts';
import { pause } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { missingFor } from './programs.ts';
import { startWebKit } from './webkit.ts';

const folder = process.env.PICTURES ?? '';
const paths = ['/', '/news', '/docs', '/cookies', '/ai-development'];

const cameras = {
  Chromium: startChromium,
  ...(missingFor('Firefox').length === 0 && { Firefox: startFirefox }),
  ...(missingFor('WebKit').length === 0 && { WebKit: startWebKit }),
};

for (const system of ['light', 'dark'] as const) {
  test(`pictures of ${paths.join(', ')} in ${system}`, async () => {
    const pictures = new Map<string, Uint8Array[]>();
    for (const start of Object.values(cameras)) {
      const camera = await start({ site, system });
      for (const width of [390, 1440]) {
        await camera.resize(width, 900);
        for (const path of paths) {
          await camera.open(path);
          // The lower bands are laid out a moment after the first paint, and the orrery appears.
          await pause(1000);
          const name = `${path.slice(1) || 'home'}-${width}-${system}`;
          pictures.set(name, [...(pictures.get(name) ?? []), await camera.picture()]);
        }
      }
      await camera.close();
    }

    mkdirSync(folder, { recursive: true });
    const browser = await chromium.launch(launchOptions);
    const page = await browser.newPage();
    for (const [name, all] of pictures) {
      const images = all.map(
        (png) => `<img src="data:image/png;base64,${Buffer.from(png).toString('base64')}">`,
      );
      await page.setContent(`<!doctype html><body>${images.join('')}`);
      await page.addStyleTag({
        content: 'body{display:flex;width:max-content;gap:8px;align-items:start}',
      });
      writeFileSync(join(folder, `${name}.png`), await page.locator('body').screenshot());
    }
    await browser.close();
  });
}
