import { expect, type Page, test } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { longitudeOf } from '../src/lib/sky/orbit.ts';
import { planets } from '../src/lib/sky/planets.ts';
import { positionOf, readingOf } from '../src/lib/sky/reading.ts';

const { services } = loadContent();
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
const listedOn = (date: string) =>
  shown.map(({ name, orbit }) => positionOf(name, longitudeOf(orbit, dayOf(date))));

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
  await expect.poll(async () => (await positions(page)).listed).toEqual(listedOn(date));
  for (const [index, angle] of (await positions(page)).drawn.entries()) {
    expect(angle).toBeCloseTo(longitudeOf(shown[index]?.orbit as never, dayOf(date)), 0);
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

/** Puts the mouse or a finger on the handle, and turns it by 10 degrees at a time. */
async function turnHandle(page: Page, steps: number, isFinger: boolean) {
  const box = await page.locator('#home svg').first().boundingBox();
  const knob = await page.locator('#home [data-handle] circle').first().boundingBox();
  if (!box || !knob) throw new Error('no drawing');
  const center = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const from = [knob.x + knob.width / 2 - center[0], knob.y + knob.height / 2 - center[1]] as const;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (let step = 0; step <= steps; step++) {
    const angle = (-step * 10 * Math.PI) / 180;
    const x = center[0] + from[0] * Math.cos(angle) - from[1] * Math.sin(angle);
    const y = center[1] + from[0] * Math.sin(angle) + from[1] * Math.cos(angle);
    if (isFinger) await touch(step > 0 ? 'touchMove' : 'touchStart', { x, y });
    else await page.mouse.move(x, y);
    if (!isFinger && step === 0) await page.mouse.down();
  }
  await (isFinger ? touch('touchEnd') : page.mouse.up());
}
type Point = Record<'x' | 'y', number>;

test('the page sets planets, reading and slider to the visitor’s own date, and says it to nobody unasked', async ({
  page,
}) => {
  await openOn(page, '2031-03-12');

  await expectDay(page, '2031-03-12');
  await expect(page.locator('#home :is(output, [aria-live], [role])')).toHaveCount(0);
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
  await expectDay(page, '2027-03-12');
  await slider(page).focus();

  for (const [key, date] of steps) {
    await page.keyboard.press(key);

    await expectDay(page, date);
  }
});

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'by finger, on a phone' : 'by mouse', () => {
    test.use(hasTouch ? { hasTouch, viewport: { width: 390, height: 844 } } : {});

    test('a quarter turn of the handle is a quarter of a year, and Today turns it back', async ({
      page,
    }) => {
      await openOn(page, '2027-03-12');
      await expectDay(page, '2027-03-12');
      await expect(today(page)).toBeHidden();
      await slider(page).scrollIntoViewIfNeeded();
      const before = await slider(page).boundingBox();

      await turnHandle(page, 9, hasTouch);

      const days = Number(await slider(page).inputValue()) - dayOf('2027-03-12');
      expect(days).toBeGreaterThan(89);
      expect(days).toBeLessThan(94);
      await expect(reading(page).last()).toContainText(`${read?.name} at`);
      await expect(today(page)).toBeVisible();
      expect(await slider(page).boundingBox()).toEqual(before);

      await today(page).click();

      await expectDay(page, '2027-03-12');
      await expect(today(page)).toBeHidden();
      await expect(slider(page)).toBeFocused();
    });
  });
}

test('a key on the way back to today stops it', async ({ page }) => {
  await openOn(page, '2027-03-12');
  await slider(page).press('Home');
  await today(page).click();

  await page.keyboard.press('End');
  await page.evaluate(() => new Promise(requestAnimationFrame));

  await expectDay(page, '2050-01-01');
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
