import { statSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { loadContent } from '../build/content/load-content.ts';
import { longitudeOf } from '../src/lib/sky/orbit.ts';
import { planets } from '../src/lib/sky/planets.ts';
import { positionOf, readingOf } from '../src/lib/sky/reading.ts';
import { pages } from './pages.ts';

const services = loadContent().services.toSorted((a, b) => a.plate - b.plate);
const shown = planets.slice(0, services.length);
const read = shown.slice(0, 4).at(-1) ?? planets[0];

const dayOf = (date: string) => Date.parse(date) / 86_400_000;
const readingOn = (date: string, planet = read) => {
  const day = dayOf(date);
  return readingOf(
    day,
    `${planet?.name}`,
    longitudeOf(planet?.orbit as never, day),
    `${planet?.error}`,
  );
};

const slider = (page: Page) => page.getByRole('slider', { name: 'Date' });
const reading = (page: Page) => page.locator('#home output');

/** Opens the home page on a date, and waits for the script that turns the planets. */
async function openOn(page: Page, date: string) {
  await page.clock.setFixedTime(`${date}T09:00:00`);
  await page.goto('/');
}

/** The positions in the list, and the angles in the drawing, from the sun outward. */
async function positions(page: Page) {
  return {
    listed: await page.locator('#home ol span').allTextContents(),
    drawn: await page
      .locator('#home [data-body]')
      .evaluateAll((bodies) =>
        bodies.map((body) => -Number(/[-\d.]+/.exec(body.getAttribute('transform') ?? ''))),
      )
      .then((all) => all.reverse()),
  };
}

async function expectDay(page: Page, date: string) {
  const longitudes = shown.map(({ orbit }) => longitudeOf(orbit, dayOf(date)));
  await expect
    .poll(async () => (await positions(page)).listed)
    .toEqual(shown.map(({ name }, index) => positionOf(name, longitudes[index] as number)));
  for (const [index, angle] of (await positions(page)).drawn.entries()) {
    expect(angle).toBeCloseTo(longitudes[index] as number, 0);
  }
  await expect(reading(page)).toHaveText(readingOn(date));
}

test('the page sets the planets to the visitor’s own date', async ({ page }) => {
  await openOn(page, '2031-03-12');

  await expectDay(page, '2031-03-12');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the planets stand where they were when the site was built, with a date that says so', async ({
    page,
  }) => {
    await page.goto('/');

    const [date = ''] = (await reading(page).textContent())?.split('\n') ?? [];

    await expectDay(page, new Date(`${date} UTC`).toISOString().slice(0, 10));
    await expect(slider(page)).toBeHidden();
  });
});

test('each planet and each name in the list leads to a service, in order', async ({ page }) => {
  await page.goto('/');
  const routes = services.map(({ route }) => route);
  const hrefs = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  expect(await hrefs('#home ol a')).toEqual(routes);
  expect((await hrefs('#home [data-body] a')).reverse()).toEqual(routes);
  await page.locator('#home [data-body] a').first().click();
  await expect(page).toHaveURL(routes.at(-1) ?? '');
});

test('the script that turns them is fetched on first use, and is small', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);

  await slider(page).focus();

  await expect.poll(() => scripts).toHaveLength(1);
  expect(statSync(new URL(`../dist${scripts[0]}.br`, import.meta.url)).size).toBeLessThan(6000);
});

test('arrow keys turn by a day, Page Up and Page Down by 30, and time ends in 1800 and 2050', async ({
  page,
}) => {
  await openOn(page, '2027-03-12');
  const steps = [
    ['ArrowRight', '2027-03-13'],
    ['PageUp', '2027-04-12'],
    ['ArrowLeft', '2027-04-11'],
    ['PageDown', '2027-03-12'],
    ['Home', '1800-01-01'],
    ['ArrowLeft', '1800-01-01'],
    ['End', '2050-01-01'],
    ['PageUp', '2050-01-01'],
  ] as const;
  // Wait for the script: from then on, the slider knows today.
  await slider(page).focus();
  await expect(slider(page)).toHaveValue(`${dayOf('2027-03-12')}`);

  for (const [key, date] of steps) {
    await page.keyboard.press(key);

    await expectDay(page, date);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', readingOn(date));
  }
});

test('a quarter turn of the handle is a quarter of a year', async ({ page }) => {
  await openOn(page, '2027-03-12');
  const drawing = page.locator('#home svg').first();
  const box = await drawing.boundingBox();
  const knob = await page.locator('#home [data-handle] circle').first().boundingBox();
  if (!box || !knob) throw new Error('no drawing');
  const center = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const from = [knob.x + knob.width / 2 - center[0], knob.y + knob.height / 2 - center[1]] as const;
  await page.mouse.move(center[0] + from[0], center[1] + from[1]);
  await expect(slider(page)).toHaveValue(`${dayOf('2027-03-12')}`);

  await page.mouse.down();
  for (let step = 1; step <= 9; step++) {
    const angle = (-step * 10 * Math.PI) / 180;
    await page.mouse.move(
      center[0] + from[0] * Math.cos(angle) - from[1] * Math.sin(angle),
      center[1] + from[0] * Math.sin(angle) + from[1] * Math.cos(angle),
    );
  }
  await page.mouse.up();

  const days = Number(await slider(page).inputValue()) - dayOf('2027-03-12');
  expect(days).toBeGreaterThan(89);
  expect(days).toBeLessThan(94);
});

test('Today appears once the planets were turned, and turns them back', async ({ page }) => {
  await openOn(page, '2027-03-12');
  const today = page.getByRole('button', { name: 'Today' });
  await expect(today).toBeHidden();
  await slider(page).focus();
  await expect(slider(page)).toHaveValue(`${dayOf('2027-03-12')}`);
  await page.keyboard.press('PageUp');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await today.click();

  await expectDay(page, '2027-03-12');
  await expect(today).toBeHidden();
  await expect(slider(page)).toBeFocused();
});

test('the planet under the pointer, or whose name has the focus, is the one to read', async ({
  page,
}) => {
  await openOn(page, '2027-03-12');
  const names = page.locator('#home ol a');

  await names.first().hover();
  await expect(reading(page)).toHaveText(readingOn('2027-03-12', shown[0]));

  await names.last().focus();
  await expect(reading(page)).toHaveText(readingOn('2027-03-12', shown.at(-1)));
});

for (const path of pages) {
  test(`with reduced motion, nothing on ${path} moves`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.locator('main a').first().hover();

    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        // Some parts appear later, at once.
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .map((animation) => (animation as CSSAnimation).animationName),
    );

    expect(moving).toEqual([]);
  });
}
