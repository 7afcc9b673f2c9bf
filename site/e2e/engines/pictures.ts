import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, test } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { site } from '../ports.ts';
import type { Start } from './engine.ts';
import { pause } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { missingFor } from './programs.ts';
import { startWebKit } from './webkit.ts';

const folder = process.env.PICTURES ?? '';
const paths = ['/', '/news', '/docs', '/cookies', '/ai-development'];

/** The part of a browser that taking pictures needs. */
interface Camera {
  open(path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

async function startChromium({ site, system }: Start): Promise<Camera> {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ colorScheme: system, reducedMotion: 'reduce' });
  return {
    open: async (path) => void (await page.goto(site + path)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot({ fullPage: true }),
    close: () => browser.close(),
  };
}

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
