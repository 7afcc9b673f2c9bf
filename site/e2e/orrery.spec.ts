import { statSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { longitudeOf } from '../src/lib/sky/orbit.ts';
import { planets } from '../src/lib/sky/planets.ts';
import { positionOf, readingOf } from '../src/lib/sky/reading.ts';
import { dist } from './ports.ts';

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
    planet?.error as never,
  );
};

const slider = (page: Page) => page.getByLabel('Date', { exact: true });
const reading = (page: Page) => page.locator('#home [data-reading] > :not(button)');
const today = (page: Page) => page.getByRole('button', { name: 'Today' });

/** Opens the home page on a date. */
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
  await expectReading(page, date);
}

/** What the page says, and what a screen reader says of the slider. */
async function expectReading(page: Page, date: string, planet = read) {
  const words = readingOn(date, planet);
  await expect(reading(page)).toHaveText([...words]);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', words.join('\n'));
  await expect(slider(page)).toHaveValue(`${dayOf(date)}`);
}

/** Waits for the script that turns the planets, which the page has begun to fetch. */
async function scriptOf(page: Page) {
  await page.evaluate(
    "import(document.querySelector('[data-planets]').dataset.planets).then(() => {})",
  );
}

/** Moves the mouse to the handle, and turns it, pressed, by 10 degrees at a time. */
async function turnHandle(page: Page, steps: number) {
  const box = await page.locator('#home svg').first().boundingBox();
  const knob = await page.locator('#home [data-handle] circle').first().boundingBox();
  if (!box || !knob) throw new Error('no drawing');
  const center = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const from = [knob.x + knob.width / 2 - center[0], knob.y + knob.height / 2 - center[1]] as const;
  // Loads the script for sure: a busy machine may tell the page late where the mouse is.
  await slider(page).evaluate((input) => input.focus({ preventScroll: true }));
  await scriptOf(page);
  await page.mouse.move(center[0] + from[0], center[1] + from[1]);
  await page.mouse.down();
  for (let step = 1; step <= steps; step++) {
    const angle = (-step * 10 * Math.PI) / 180;
    await page.mouse.move(
      center[0] + from[0] * Math.cos(angle) - from[1] * Math.sin(angle),
      center[1] + from[0] * Math.sin(angle) + from[1] * Math.cos(angle),
    );
  }
  await page.mouse.up();
}

test('the page sets planets, reading and slider to the visitor’s own date, and says it to nobody unasked', async ({
  page,
}) => {
  await openOn(page, '2031-03-12');

  await expectDay(page, '2031-03-12');
  await expect(page.locator('#home :is(output, [aria-live], [role])')).toHaveCount(0);
});

test('the date runs to today together with the planets', async ({ page }) => {
  await openOn(page, '2031-03-12');

  const seen = await page.evaluate(async () => {
    const earth = document.querySelector('[data-body=Earth] > *') as Element;
    const date = document.querySelector('[data-reading] > *') as Element;
    const frames: [angle: number, date: string][] = [];
    do {
      await new Promise(requestAnimationFrame);
      frames.push([Number.parseFloat(getComputedStyle(earth).rotate) || 0, date.textContent]);
    } while (frames.at(-1)?.[0]);
    return frames;
  });

  const daysLeft = seen.map(([angle, date]) => [
    (angle * 88) / 87,
    dayOf('2031-03-12') - Date.parse(`${date} UTC`) / 86_400_000,
  ]);
  expect(daysLeft.length).toBeGreaterThan(5);
  for (const [index, [drawn = 0, read = 0]] of daysLeft.slice(0, -1).entries()) {
    // The date may be one frame behind. On a busy machine, many days pass in a frame.
    const [before = drawn] = daysLeft[index - 1] ?? [];
    expect(read).toBeGreaterThan(Math.min(drawn, before) - 12);
    expect(read).toBeLessThan(Math.max(drawn, before) + 12);
  }
  await expectReading(page, '2031-03-12');
});

test('beyond what is accurate, the planets stay at 1800 or 2050, and there is no Today', async ({
  page,
}) => {
  for (const [clock, end, key] of [
    ['2300-05-05', '2050-01-01', 'PageDown'],
    ['1750-05-05', '1800-01-01', 'PageUp'],
  ] as const) {
    await openOn(page, clock);
    await expectDay(page, end);

    await slider(page).focus();
    await scriptOf(page);
    await page.keyboard.press(key);

    await expect(slider(page)).not.toHaveValue(`${dayOf(end)}`);
    await expect(today(page)).toBeHidden();
  }
});

// From a small phone to a large screen, wide and narrow, low and high.
const screens = `320x568 390x844 768x1024 1024x768 1024x1366 1216x800 1366x768 1440x900 1440x960
  1440x1100 1512x982 1680x1050 1728x1117 1920x1080 1920x1200 2048x1280 2560x1440 3440x1440`;

test('on no screen does a label of the drawing touch the words around it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const collisions: Record<string, string[]> = {};

  for (const screen of screens.split(/\s+/)) {
    const [width = 0, height = 0] = screen.split('x').map(Number);
    await page.setViewportSize({ width, height });
    const touching = await page.locator('#home').evaluate((hero) => {
      const boxesOf = (selector: string) =>
        [...hero.querySelectorAll(selector)].flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [element.getBoundingClientRect(), ...range.getClientRects()]
            .filter((box, index) => (index > 0 || !element.firstChild) && box.width > 0)
            .map((box) => ({ box, text: element.textContent }));
        });
      const words = boxesOf('h1, p, dt, dd, [data-reading] > *, input, li > *');
      return boxesOf('svg text')
        .filter(({ box: a }) =>
          words.some(
            ({ box: b }) =>
              a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          ),
        )
        .map(({ text }) => text);
    });
    if (touching.length > 0) collisions[screen] = touching;
  }

  expect(collisions).toEqual({});
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the planets stand where they were when the site was built, with a date that says so', async ({
    page,
  }) => {
    await page.goto('/');

    const date = await reading(page).first().textContent();

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
  expect(scripts).toEqual([expect.stringMatching('/home')]);

  await slider(page).focus();

  await expect.poll(() => scripts).toHaveLength(2);
  expect(statSync(`${dist}${scripts[1]}.br`).size).toBeLessThan(6000);
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
  await slider(page).focus();
  await scriptOf(page);

  for (const [key, date] of steps) {
    await page.keyboard.press(key);

    await expectDay(page, date);
  }
});

test('a quarter turn of the handle is a quarter of a year, and Today turns it back', async ({
  page,
}) => {
  await openOn(page, '2027-03-12');
  await expect(today(page)).toBeHidden();
  const before = await slider(page).boundingBox();

  await turnHandle(page, 9);

  const days = Number(await slider(page).inputValue()) - dayOf('2027-03-12');
  expect(days).toBeGreaterThan(89);
  expect(days).toBeLessThan(94);
  await expect(reading(page).last()).toContainText(`${read?.name} at`);
  await expect(today(page)).toBeVisible();
  expect(await slider(page).boundingBox()).toEqual(before);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await today(page).click();

  await expectDay(page, '2027-03-12');
  await expect(today(page)).toBeHidden();
  await expect(slider(page)).toBeFocused();
});

test('if the script that turns them does not load, the slider says so', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route(/turn-planets/, (route) => route.abort());
  await page.goto('/');

  await slider(page).focus();

  await expect(reading(page).last()).toContainText('did not load');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /did not load/);
  expect(errors).toEqual([]);
});

test('the planet under the pointer, or whose name has the focus, is the one to read', async ({
  page,
}) => {
  await openOn(page, '2027-03-12');
  const names = page.locator('#home ol a');

  await names.first().hover();
  await expectReading(page, '2027-03-12', shown[0]);

  await names.last().focus();
  await expectReading(page, '2027-03-12', shown.at(-1));
});
