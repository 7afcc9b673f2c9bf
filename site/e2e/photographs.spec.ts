/** A copy of the sample with photographs as a phone takes them: large, and with the place in them. */
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { loadContent } from '../checks/content/load-content.ts';
import { serve } from '../test-helpers/serve.ts';
import { editedSite } from './owner-edits/edited-site.ts';
import { budget, mostPictures, weigh } from './page-weight.ts';
import { picturedCopy } from './ports.ts';

// All tests run in the worker that built the copy.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: picturedCopy, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

const { teamMembers, articles } = loadContent();
const featured = articles.findIndex((article) => article.featured);

/** Shapes in many colors with grain, taken upright: a camera stores the picture lying on its side. */
async function takePhoto(path: string, seed: number) {
  const shapes = Array.from({ length: 60 }, (_, index) => {
    const at = (index * 997 * (seed + 1)) % 3000;
    return `<circle cx="${at}" cy="${(at * 7) % 2000}" r="${60 + (at % 300)}" fill="hsl(${at % 360} 40% 55%)"/>`;
  });
  const grain = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const noise = await sharp({
    create: { width: 3000, height: 2000, channels: 3, noise: grain, background: 'gray' },
  })
    .png()
    .toBuffer();
  await sharp(
    Buffer.from(
      `<svg width="3000" height="2000"><rect width="3000" height="2000" fill="#cba"/>${shapes.join('')}</svg>`,
    ),
  )
    .composite([{ input: noise, blend: 'soft-light' }])
    .withExif({
      IFD0: { Make: 'Fonemaker', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 55/1 0/1' },
    })
    .jpeg({ quality: 90 })
    .toFile(path);
}

let copy: ReturnType<typeof editedSite>;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  const folder = join(import.meta.dirname, '../../.scratch/photos');
  mkdirSync(folder, { recursive: true });
  await Promise.all(
    teamMembers.map(({ id }, index) => takePhoto(join(folder, `${id}.jpg`), index)),
  );
  copy = editedSite('photographs', ({ edit, path }) => {
    cpSync(folder, path('pictures'), { recursive: true });
    edit('team-members', (people) => {
      for (const person of people) person.portrait = `${person.id}.jpg`;
    });
    edit('articles', (list) => {
      list[featured].image = { file: `${teamMembers[0]?.id}.jpg`, alt: 'A test bench' };
    });
  });
  ({ stop } = await serve(copy.dist, Number(new URL(picturedCopy).port)));
});
test.afterAll(async () => {
  await stop();
  copy.remove();
});

const scrollDown = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 50));
    }
  });

test('no published file tells where a photograph was taken, or with what', async () => {
  const folder = join(copy.dist, '_astro');
  const pictures = readdirSync(folder).filter((name) => /\.(?:avif|webp|jpe?g|png)$/.test(name));
  const told = await Promise.all(
    pictures.map(async (name) => {
      const bytes = readFileSync(join(folder, name));
      const { exif, xmp, iptc, width } = await sharp(bytes).metadata();
      return exif || xmp || iptc || width > 1600 || bytes.includes('Fonemaker') ? [name] : [];
    }),
  );

  expect(pictures.length).toBeGreaterThan(6 * 4);
  expect(told.flat()).toEqual([]);
});

test('six portraits are named and sized, cost little, and move nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { moved: number }).moved += (
          entry as unknown as { value: number }
        ).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const answers: { type: string | undefined; cache: string | undefined; bytes: number }[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'image') return;
    const { 'content-type': type, 'cache-control': cache } = response.headers();
    answers.push({ type, cache, bytes: (await response.body()).length });
  });
  const { weight } = await weigh(page, '/team');
  await scrollDown(page);
  await page.waitForLoadState('networkidle');

  const portraits = page.locator('[aria-labelledby="leadership"] img');
  expect(await portraits.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))).toEqual(
    teamMembers.map(({ name }) => name),
  );
  for (const portrait of await portraits.all()) {
    await expect(portrait).toHaveAttribute('width', '340');
    await expect(portrait).toHaveAttribute('height', '340');
    await expect(portrait).toHaveAttribute('loading', 'lazy');
    expect(await portrait.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  const photos = answers.filter(({ type }) => type === 'image/avif');
  expect(photos).toHaveLength(teamMembers.length);
  expect(new Set(photos.map(({ cache }) => cache))).toEqual(
    new Set(['public, max-age=31536000, immutable']),
  );
  const added = photos.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log('/team with six portraits', weight.total, '+', added);
  expect(weight.total + added).toBeLessThanOrEqual(budget.total + mostPictures);
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
});

test('an article has its photograph with the words for it, and the others their drawings', async ({
  page,
}) => {
  await page.goto('/news');

  await expect(page.getByRole('img', { name: 'A test bench' })).toBeVisible();
  await expect(page.locator('#articles article > svg')).toHaveCount(articles.length - 1);
  await expect(page.locator('[style]')).toHaveCount(0);
});
