import sharp from 'sharp';
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

test('on a phone, a table that goes on beyond the screen has a line at that edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/news/fair-four-ways');
  const table = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('table') });
  const findLines = async () => {
    const image = sharp(await table.screenshot())
      .removeAlpha()
      .raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    const colors = Array.from({ length: info.width * info.height }, (_, index) =>
      data.readUIntBE(3 * index, 3),
    );
    const paper = findMostFrequent(colors);
    const [left, right] = [0, info.width - 1].map((edge) =>
      findMostFrequent(colors.filter((_, index) => index % info.width === edge)),
    );
    return { left: left !== paper, right: right !== paper };
  };
  const scrollTo = (share: number) =>
    table.evaluate((box, by) => {
      box.scrollLeft = by * (box.scrollWidth - box.clientWidth);
    }, share);

  expect(await findLines()).toEqual({ left: false, right: true });
  await scrollTo(0.5);
  expect(await findLines()).toEqual({ left: true, right: true });
  await scrollTo(1);
  expect(await findLines()).toEqual({ left: true, right: false });

  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await findLines()).toEqual({ left: false, right: false });
});

const findMostFrequent = (colors: readonly number[]) =>
  [...Map.groupBy(colors, (color) => color)].toSorted(
    ([, some], [, others]) => others.length - some.length,
  )[0]?.[0];
