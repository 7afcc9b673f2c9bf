import { chromium } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import type { Engine, Start } from './engine.ts';

/** Chromium, driven by Playwright. */
export async function startChromium({ site, system }: Start): Promise<Engine> {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({
    baseURL: site,
    colorScheme: system,
    reducedMotion: 'reduce',
  });
  let page = await context.newPage();
  const first = (selector: string) => page.locator(selector).first();

  return {
    open: async (path) => void (await page.goto(path)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    click: (selector) => first(selector).click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (selector, text) => first(selector).pressSequentially(text),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    choose: async (selector, option) => void (await first(selector).selectOption(option)),
    evaluate: async (run, ...args) => {
      const call = `(${run})(...${JSON.stringify(args)})`;
      return page.evaluate<never>(call).catch(async () => {
        // The next page may just have come.
        await page.waitForLoadState();
        return page.evaluate<never>(call);
      });
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    inAnotherTab: async (use) => {
      const before = page;
      page = await context.newPage();
      try {
        await use();
      } finally {
        await page.close();
        page = before;
      }
    },
    picture: () => page.screenshot({ fullPage: true }),
    consoleErrors: () => Promise.reject(new Error('In Chromium, every-page.spec.ts looks at it.')),
    close: () => browser.close(),
  };
}
