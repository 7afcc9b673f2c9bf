import { servicePages } from './specification.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('words in italics are as close together as others', async ({ page }) => {
  const [upright, italic] = await page.evaluate(async () => {
    const fonts = ['', 'italic '].map((style) => `${style}100px "Instrument Serif"`);
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
    const drawing = document.createElement('canvas').getContext('2d');
    return fonts.map((font) => drawing && Object.assign(drawing, { font }).measureText(' ').width);
  });

  expect(italic).toBeGreaterThan(10);
  expect(italic).toBe(upright);
});

test('each service has a plate on its card that moves while it comes into view, unless motion is unwanted', async ({
  page,
}) => {
  /** The names of the animations in each plate. */
  const moves = () =>
    page
      .locator('#services [data-plate]')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((plate) =>
          plate
            .getAnimations({ subtree: true })
            .map((animation) => (animation as CSSAnimation).animationName),
        ),
      );

  for (const width of [390, 1440]) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(moves).toHaveLength(servicePages.length);
    expect((await moves()).filter((names) => names.length === 0)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await moves()).flat()).toEqual([]);
  }
});

test('on a phone, the page is short, and the form comes soon', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const readPositions = () =>
    page.evaluate(() => {
      const form = document.querySelector('form')?.getBoundingClientRect().top ?? 0;
      return { page: document.documentElement.scrollHeight < 11_869, form: form + scrollY < 9500 };
    });

  // The bands below the first screen are laid out a moment later.
  await expect.poll(readPositions).toEqual({ page: true, form: true });
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('has all the same words, apart from the form', async ({ page, browser, baseURL }) => {
    const other = await browser.newPage({
      ...(baseURL && { baseURL }),
      javaScriptEnabled: true,
      reducedMotion: 'reduce',
    });
    await other.goto('/');

    // With script, there is a button to choose a date (planner.spec.ts).
    const parts =
      '#home, #home ~ :not(#contact, #services), #services li, #services p, #contact li, footer';
    await expect(async () => {
      const seen = await page.locator(parts).allInnerTexts();
      expect(await other.locator(parts).allInnerTexts()).toEqual(seen);
      expect(seen.join('').length).toBeGreaterThan(400);
    }).toPass();
    await other.close();
  });
});
