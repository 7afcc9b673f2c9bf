import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const text = (page: Page) => page.getByRole('article');
const headings = (page: Page) => text(page).getByRole('heading', { level: 2 });
/** The marked entry of the contents: the one with the longest line before it. */
function marked(page: Page): Promise<string> {
  return contents(page)
    .getByRole('link')
    .evaluateAll((links) => {
      const stroke = (link: Element) => Number.parseFloat(getComputedStyle(link, '::before').width);
      const most = Math.max(...links.map(stroke));
      const longest = links.filter((link) => stroke(link) === most);
      return longest.map((link) => link.textContent).join(' and ');
    });
}

// Both documents are one template.
const path = '/terms';

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents mark the section being read, in view, on a wide and on a short screen', async ({
    page,
  }) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1024, height: 440 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const titles = await headings(page).allTextContents();
      expect(await marked(page)).toBe(titles[0]);

      for (const index of [1, 9, 12, 2, 0]) {
        await headings(page)
          .nth(index)
          .evaluate((heading) => heading.scrollIntoView());
        await page.mouse.move(viewport.width - 100, viewport.height / 2);
        await page.mouse.wheel(0, 40);

        await expect.poll(() => marked(page), titles[index]).toBe(titles[index]);
        const entry = contents(page).getByRole('link').nth(index);
        const clip = await contents(page).boundingBox();
        await expect
          .poll(async () => {
            const box = await entry.boundingBox();
            return (
              box && clip && box.y >= clip.y - 1 && box.y + box.height <= clip.y + clip.height + 1
            );
          })
          .toBe(true);
        await expect(entry).toBeInViewport({ ratio: 1 });
      }
    }
  });
});
