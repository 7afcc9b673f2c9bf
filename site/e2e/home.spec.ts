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

test('the services are one machine: each leads to its page, and runs with those it drives', async ({
  page,
}) => {
  const parts = page.locator('#services ol').getByRole('listitem');
  const running = () =>
    parts.evaluateAll((all) =>
      all.map((part) =>
        part
          .getAnimations({ subtree: true })
          .some(({ timeline }) => timeline instanceof DocumentTimeline),
      ),
    );

  const links = parts.getByRole('link');
  await expect(links).toHaveText(servicePages.map(({ title }) => new RegExp(`^[IV]+ ${title}$`)));
  for (const [index, { route }] of servicePages.entries())
    await expect(links.nth(index)).toHaveAttribute('href', route);

  await parts.nth(2).hover();
  await expect.poll(running).toEqual([false, false, true, true, true, true]);
  await links.nth(4).focus();
  await page.mouse.move(0, 0);
  await expect.poll(running).toEqual([false, false, false, false, true, true]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).not.toContain(true);
});

test('each service has one plate, in the machine or on its card, that moves while it comes into view, unless motion is unwanted', async ({
  page,
}) => {
  /** The names of the animations in each plate that is shown, or of its wheel. */
  const moves = () =>
    page
      .locator('#services [data-plate]')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((plate) =>
          (plate.closest('ol > li') ?? plate)
            .getAnimations({ subtree: true })
            .map((one) => (one as CSSAnimation).animationName),
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

test('the wheels of the machine mesh', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const wheels = await page.locator('#services ol svg:first-child').evaluateAll((all) =>
      all.map((svg) => {
        const { x, y, width, height } = svg.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, side: svg.clientWidth };
      }),
    );

    for (const [index, { x, y, side }] of wheels.slice(1).entries()) {
      const before = wheels[index] as (typeof wheels)[number];
      // Two wheels of 48 teeth are 193 apart, in a drawing that is 167.1 wide.
      expect(Math.hypot(x - before.x, y - before.y) / side, `${width} px`).toBeCloseTo(1.155, 2);
    }
  }
});

test('on a phone, the page is short, and the form comes soon', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const places = () =>
    page.evaluate(() => {
      const form = document.querySelector('form')?.getBoundingClientRect().top ?? 0;
      return { page: document.documentElement.scrollHeight <= 12_000, form: form + scrollY < 9500 };
    });

  // The bands below the first screen are laid out a moment later.
  await expect.poll(places).toEqual({ page: true, form: true });
});

test.describe('with script off', () => {
  // Without motion: the numerals of the planets come when these have arrived.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('has all the same words, apart from the form', async ({ page, browser, baseURL }) => {
    const other = await browser.newPage({
      ...(baseURL && { baseURL }),
      javaScriptEnabled: true,
      reducedMotion: 'reduce',
    });
    await other.goto('/');

    // With script, the planets are set to today (orrery.spec.ts).
    const parts = '#home > :first-child, #home ~ :not(#contact), #contact li, footer';
    const seen = await page.locator(parts).allInnerTexts();

    await expect(other.locator(parts)).toHaveText(seen, { useInnerText: true });
    expect(seen.join('').length).toBeGreaterThan(400);
    await other.close();
  });
});
