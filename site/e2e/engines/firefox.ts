import puppeteer, { type Page } from 'puppeteer-core';
import type { Engine, Start } from './engine.ts';
import { pathOf } from './programs.ts';

/** Firefox, driven over WebDriver BiDi. */
export async function startFirefox({ site, system }: Start): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: pathOf('firefox'),
    headless: true,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': system === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': 1,
      // A regular scroll bar would take up part of the page's width.
      'ui.useOverlayScrollbars': 1,
      // If a page comes back from the back-forward cache, puppeteer waits forever for the next one.
      'browser.sessionhistory.max_total_viewers': 0,
      'fission.bfcacheInParent': false,
    },
  });
  let page = await browser.newPage();

  const element = async (selector: string) => {
    const found = await page.$(selector);
    if (!found) throw new Error(`There is no ${selector} on ${page.url()}`);
    return found;
  };

  return {
    open: async (path) => void (await page.goto(new URL(path, site).href)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    click: async (selector) => (await element(selector)).click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: async (selector, text) => {
      await (await element(selector)).focus();
      await page.keyboard.type(text);
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    choose: async (selector, option) => {
      const list = await element(selector);
      const place = await list.evaluate(
        (select, text) =>
          [...(select as HTMLSelectElement).options].findIndex((one) => one.text === text),
        option,
      );
      await list.focus();
      // On a closed select, the arrow keys change the choice.
      await page.keyboard.press('Home');
      for (let step = 0; step < place; step++) await page.keyboard.press('ArrowDown');
    },
    evaluate: (run, ...args) =>
      page.evaluate(run as (...all: unknown[]) => unknown, ...args) as never,
    resize: (width, height) => page.setViewport({ width, height }),
    inAnotherTab: async (use) => {
      const before = page;
      page = await browser.newPage();
      try {
        await use();
      } finally {
        await page.close();
        page = before;
        await page.bringToFront();
      }
    },
    picture: () => page.screenshot({ fullPage: true }),
    consoleErrors: async (paths) => {
      const tab = await browser.newPage();
      const errors: string[] = [];
      let at = '';
      listen(tab, (text) => errors.push(`${at}: ${text}`));
      for (at of paths) {
        await tab.goto(site + at);
        await tab.evaluate(async () => void (await document.fonts.ready));
      }
      await tab.close();
      return errors;
    },
    close: () => browser.close(),
  };
}

/**
 * NS_BINDING_ABORTED, with which Firefox reports a font that was still loading when the next page was
 * opened. This is not an error of the page. A font that is missing has another status.
 */
const isBrokenOff = (text: string) => /status=2152398850|NS_BINDING_ABORTED/.test(text);

/** Reports every error of a page. */
function listen(page: Page, tell: (text: string) => void): void {
  page.on('console', (message) => {
    const isError = ['error', 'warn', 'assert'].includes(message.type());
    if (isError && !isBrokenOff(message.text())) tell(message.text());
  });
  page.on('pageerror', (error) => {
    if (!isBrokenOff(String(error))) tell(String(error));
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!isBrokenOff(reason)) tell(`could not load ${request.url()}: ${reason}`);
  });
}
