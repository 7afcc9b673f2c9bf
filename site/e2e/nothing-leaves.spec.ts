import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { pages } from './pages.ts';
import { secureSite } from './ports.ts';
import { takenOver } from './visitor.ts';

/** A word in everything typed, so that the test recognizes it wherever it appears. */
const word = 'kumquat';

/** The visible text of the page, line by line. */
async function lines(page: Page): Promise<Set<string>> {
  // The bands below the first screen have no text until they are laid out.
  await page.waitForFunction(() =>
    document.getAnimations().every((it) => (it as CSSAnimation).animationName !== 'wait'),
  );
  return new Set((await page.locator('body').innerText()).split('\n'));
}

/** Fills in and clicks everything, like a visitor who tries everything. */
async function useEverything(page: Page): Promise<void> {
  const used = page.locator('main, header');
  for (const field of await used.locator('input:visible, textarea:visible').all()) {
    const type = await field.getAttribute('type');
    if (type === 'radio' || type === 'checkbox') await field.check();
    else await field.fill(type === 'email' ? `${word}@visitor.example` : `${word} street`);
  }
  for (const list of await used.locator('select:visible').all()) {
    for (const option of await list.locator('option').all()) {
      await list.selectOption({ label: String(await option.textContent()) });
    }
  }
  const controls = await used.locator('summary:visible, button:visible').all();
  for (const control of controls) {
    // If the previous click opened something over the page, such as a dialog, use and close it
    // first.
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) {
      for (const inside of await dialog.getByRole('button').all()) {
        if (await inside.isVisible()) await inside.click();
      }
      await page.keyboard.press('Escape');
    }
    if (await control.isVisible()) await control.click();
  }
  const form = page.locator('[data-form] form');
  if ((await form.count()) > 0) {
    await takenOver(page);
    await form.locator('[type=submit]').click();
    await expect(page.getByRole('region', { name: /is ready to send/ })).toBeFocused();
    await page.getByRole('button', { name: /^Copy the/ }).click();
  }
}

test.use({ baseURL: secureSite });

for (const path of pages) {
  test(`on ${path} nothing leaves the page, is stored, or is said to be sent, whatever is used`, async ({
    page,
    context,
  }) => {
    const violations: string[] = [];
    await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sample } = event;
        Reflect.get(window, 'reportViolation')(`${effectiveDirective} ${blockedURI} ${sample}`);
      });
    });
    await page.goto(path);
    const before = await lines(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));

    await useEverything(page);

    expect(violations).toEqual([]);
    const after = [...(await lines(page))].filter((line) => !before.has(line));
    expect(requests.filter((request) => request.includes(word))).toEqual([]);
    for (const request of requests) {
      const file = request.trim().replace(secureSite, '');
      expect(existsSync(new URL(`../dist${file}`, import.meta.url)), request).toBe(true);
    }
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      document.cookie,
    ]);
    expect(stored.filter((key) => key !== '' && key !== 'theme')).toEqual([]);
    expect(
      after.filter((line) =>
        /(?<!never |not )\b(sent|received|submitted|subscribed|thank)/i.test(line),
      ),
    ).toEqual([]);
  });
}
