import { expect, test } from './test.ts';

test('the cover of the featured article reaches the edge of every screen', async ({ page }) => {
  await page.goto('/news');
  const featured = page.getByRole('region', { name: 'Featured article' });

  for (const width of [320, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const cover = await featured.locator('svg').boundingBox();
    const article = await featured.getByRole('article').boundingBox();

    expect(cover).toMatchObject({ x: 0, y: article?.y });
    if (width < 1024) expect(cover?.width).toBe(width);
    else expect(cover?.height).toBe(article?.height);
  }
});
