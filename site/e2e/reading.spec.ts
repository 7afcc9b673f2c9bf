/** What every page needs to be read: links to a part of a page, and disclosures. */
import { expectBelowHeader } from './header.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('in every engine', { tag: '@engines' }, () => {
  test('links to a part of a page end below the header', async ({ page }) => {
    for (const [path, link, target] of [
      ['/', '#home a[href="#products"]', '#products'],
      ['/nowhere', 'header nav a[href$="#contact"]', '#contact'],
      ['/careers', 'main a[href="#jobs"]', '#jobs'],
      ['/news', 'main a[href="#articles"]', '#articles'],
      ['/team', 'main figure svg a', 'main li:target'],
      ['/api', 'main a[href="#train"]', '#train'],
      ['/terms', 'nav[aria-label=Contents] li:nth-child(4) a', 'main :target'],
    ] as const) {
      await page.goto(path);
      // By keyboard, which a drawing must allow too.
      await page.locator(link).first().press('Enter');

      await expect(page).toHaveURL(/#./);
      await expectBelowHeader(page.locator(target));
    }
  });

  test('links from elsewhere to a part of a page end below the header', async ({ page }) => {
    for (const [path, target] of [
      ['/api', 'main article:nth-of-type(2)'],
      ['/news', '#articles article'],
      ['/docs', 'main li[id]'],
      ['/careers', '#jobs li[id]'],
    ] as const) {
      await page.goto(path);
      const id = await page.locator(target).first().getAttribute('id');
      await page.goto('/');

      await page.goto(`${path}#${id}`);

      await expectBelowHeader(page.locator(`[id="${id}"]`));
    }
  });

  test('a link’s target keeps its distance from the header where text is larger', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/api');
    const id = await page.locator('article[id]').nth(1).getAttribute('id');

    await page.goto(`/api#${id}`);

    const distance = () =>
      page.locator(`[id="${id}"]`).evaluate((target) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        const gap = target.getBoundingClientRect().top - header;
        return { isTextLarger: size > 17, gapInRem: gap / size };
      });
    await expect.poll(distance).toEqual({ isTextLarger: true, gapInRem: expect.closeTo(1.5, 1) });
  });

  test('the first Tab shows a link that skips the header', async ({ page }) => {
    await page.goto('/team');

    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="#main"]')).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a disclosure opens and closes, by click and by key, and a link into it opens it', async ({
    page,
  }) => {
    for (const path of ['/careers', '/support', '/cookies']) {
      await page.goto(path);
      const details = page.locator('main details').first();
      const summary = details.locator('summary');
      await expect(details).toHaveJSProperty('open', false);

      await summary.click();
      await expect(details).toHaveJSProperty('open', true);
      await expect(summary).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(details).toHaveJSProperty('open', false);

      const id = await details.locator('[id]').first().getAttribute('id');
      await page.goto('/');
      await page.goto(`${path}#${id}`);
      await expect(details).toHaveJSProperty('open', true);
      if (path === '/support') await expectBelowHeader(details);
    }
  });
});
