/** Bands below the first screen are laid out late. Visitors should notice nothing but the speed. */
import type { Page } from '@playwright/test';
import { readShifts, recordShifts } from './layout-shifts.ts';
import { expect, test } from './test.ts';

/**
 * Scrolls in steps, with frames painted in between, down to the end of the page or up to the top.
 */
async function scrollThrough(page: Page, step: number): Promise<void> {
  await page.evaluate(async (step) => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    for (let last = Number.NaN; scrollY !== last; ) {
      last = scrollY;
      scrollBy(0, step);
      for (let frames = 0; frames < 4; frames++) await frame();
    }
  }, step);
}

const distanceFromTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Whether the first part of the home page, and three far below it, are laid out. */
const laidOut = () =>
  ['#home h1', '#testimonials h2', '#contact h2', 'body > footer a'].map((selector) =>
    document.querySelector(selector)?.checkVisibility({ contentVisibilityAuto: true }),
  );

test('the first paint of the home page does not wait for content far below the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Time stands still, so the page stays as it was at its first paint.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });

  await page.goto('/', { waitUntil: 'networkidle' });

  expect(await page.evaluate(laidOut)).toEqual([true, false, false, false]);
});

for (const [path, width] of [
  ['/', 390],
  ['/docs', 1440],
] as const) {
  test(`on ${path} at ${width} px, nothing moves on the way down and up again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await recordShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    // What late fonts move at the first paint is measured in stability.spec.ts.
    const before = await readShifts(page);

    await scrollThrough(page, 600);
    const end = await page.evaluate(() => document.body.getBoundingClientRect().bottom);
    await scrollThrough(page, -600);

    expect(Math.round(end)).toBe(844);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await readShifts(page)).toEqual(before);
  });
}

test('reloading and going back keep the scroll position', async ({ page }) => {
  for (const how of ['reload', 'goBack'] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('#testimonials blockquote').nth(2).scrollIntoViewIfNeeded();
    // The bands above take their true height only now.
    let before = Number.NaN;
    await expect
      .poll(async () => {
        const last = before;
        before = await distanceFromTop(page, '#testimonials');
        return before === last;
      })
      .toBe(true);

    if (how === 'goBack') await page.goto('/team');
    await page[how]({ waitUntil: 'load' });

    // The browser restores the position once the page is laid out.
    await expect
      .poll(async () => Math.abs((await distanceFromTop(page, '#testimonials')) - before))
      .toBeLessThan(4);
  }
});
