import type { Page } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { weeksOf } from '@website/content-model/lib/text/service-facts.ts';
import { longitudeOf } from '../src/lib/sky/orbit.ts';
import { planets } from '../src/lib/sky/planets.ts';
import { positionOf } from '../src/lib/sky/reading.ts';
import { expect, test } from './test.ts';

const { services } = loadContent();
const shown = planets.slice(0, services.length);

const dayOf = (date: string) => Date.parse(date) / 86_400_000;
/** A day so many weeks later, in words. */
const later = (date: string, weeks: number, form: Intl.DateTimeFormatOptions) =>
  new Date(Date.parse(date) + weeks * 7 * 86_400_000).toLocaleDateString('en-US', {
    ...form,
    timeZone: 'UTC',
  });
const long = { month: 'long', day: 'numeric' } as const;
const short = { month: 'short', day: 'numeric' } as const;
const weeksFor = (index: number) => {
  const service = services[index];
  const weeks = service && weeksOf([service]);
  if (!weeks) throw new Error('no weeks');
  return { title: service.title, route: service.route, ...weeks };
};

/** "Start on March 1, 2027: AI Development is live between April 26 and June 14." */
function sentenceOn(date: string, index: number, isToday: boolean) {
  const { title, least, most } = weeksFor(index);
  const isSameYear = date.startsWith(later(date, most, { year: 'numeric' }));
  const last = later(date, most, isSameYear ? long : { dateStyle: 'long' });
  return `Start ${isToday ? 'today,' : 'on'} ${later(date, 0, { dateStyle: 'long' })}: ${
    title
  } is live between ${later(date, least, long)} and ${last}.`;
}

const slider = (page: Page) => page.getByLabel('Day on which the project starts');
const reading = (page: Page) => page.locator('#home [data-reading] > p');
const today = (page: Page) => page.getByRole('button', { name: 'Today' });
const choice = (page: Page, index: number) =>
  page.locator('#home').getByRole('radio', { name: weeksFor(index).title });

/** Opens the home page on a date. */
async function openOn(page: Page, date: string) {
  await page.clock.setFixedTime(`${date}T09:00:00`);
  await page.goto('/');
}

/** The angles in the drawing, from the sun outward. */
const drawn = async (page: Page) =>
  (
    await page
      .locator('#home [data-body]')
      .evaluateAll((bodies) =>
        bodies.map((body) => -Number(/[-\d.]+/.exec(body.getAttribute('transform') ?? ''))),
      )
  ).reverse();

/** What the page draws and says, and what a screen reader says of the slider. */
async function expectStart(page: Page, date: string, { isToday = false, chosen = 0 } = {}) {
  const sentence = sentenceOn(date, chosen, isToday);
  const { name, orbit, error } = shown[chosen] ?? (planets[0] as never);
  const at = longitudeOf(orbit, dayOf(date));
  await expect(reading(page)).toHaveText([sentence, positionOf(name, at, error)]);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', sentence);
  await expect(slider(page)).toHaveValue(`${dayOf(date)}`);
  await expect(choice(page, chosen)).toBeChecked();
  const { route, least, most } = weeksFor(chosen);
  const hash = isToday ? '' : `#start=${date}`;
  const row = page.locator('#home li').nth(chosen);
  await expect(row).toHaveText(
    new RegExp(`live ${later(date, least, short)}–${later(date, most, short)}$`),
  );
  for (const link of await page.locator(`#home a[href^="${route}"]`).all())
    await expect(link).toHaveAttribute('href', route + hash);
  const angles = shown.map(({ orbit }) => expect.closeTo(longitudeOf(orbit, dayOf(date)), 0));
  await expect.poll(() => drawn(page)).toEqual(angles);
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

test('the page says when a project that starts today is live, and says it to nobody unasked', async ({
  page,
}) => {
  await openOn(page, '2031-03-12');

  await expectStart(page, '2031-03-12', { isToday: true });
  await expect(page.locator('#home :is(output, [aria-live], [role])')).toHaveCount(0);
});

test('beyond what is accurate, the planets stay as they were built', async ({ page }) => {
  await openOn(page, '2300-05-05');
  await page.waitForLoadState('networkidle');

  await expect(reading(page).last()).toContainText('The planets are those of');
  await expect(slider(page)).toBeHidden();
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

  test('the planets stand where they were when the site was built, and no start is in the past', async ({
    page,
  }) => {
    await page.goto('/');

    const { title, least, most } = weeksFor(0);
    await expect(reading(page).first()).toHaveText(
      `Start on any day: ${title} is live ${least} to ${most} weeks later.`,
    );
    const built = (await reading(page).last().textContent())?.replace(/.* of |\.$/g, '');
    const day = dayOf(`${built} UTC`);
    const angles = shown.map(({ orbit }) => expect.closeTo(longitudeOf(orbit, day), 0));
    expect(await drawn(page)).toEqual(angles);
    await expect(
      page.locator('[data-instrument] :is(input, button, [data-handle]):visible'),
    ).toHaveCount(0);
  });
});

test('arrow keys turn by a day, Page Up and Page Down by 30, from today to two years ahead', async ({
  page,
}) => {
  await openOn(page, '2027-03-12');
  const steps = [
    ['ArrowRight', '2027-03-13'],
    ['PageUp', '2027-04-12'],
    ['ArrowLeft', '2027-04-11'],
    ['PageDown', '2027-03-12'],
    ['ArrowLeft', '2027-03-12'],
    ['End', '2029-03-12'],
    ['PageUp', '2029-03-12'],
    ['Home', '2027-03-12'],
  ] as const;
  await expectStart(page, '2027-03-12', { isToday: true });
  await slider(page).focus();

  for (const [key, date] of steps) {
    await page.keyboard.press(key);

    await expectStart(page, date, { isToday: date === '2027-03-12' });
  }
});

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'by finger, on a phone' : 'by mouse', () => {
    test.use(hasTouch ? { hasTouch, viewport: { width: 390, height: 844 } } : {});

    test('a quarter turn of the handle is a quarter of a year, and Today turns it back', async ({
      page,
    }) => {
      await openOn(page, '2027-03-12');
      await expectStart(page, '2027-03-12', { isToday: true });
      await expect(today(page)).toBeDisabled();
      await slider(page).scrollIntoViewIfNeeded();
      const before = await slider(page).boundingBox();

      await turnHandle(page, 9, hasTouch);

      const days = Number(await slider(page).inputValue()) - dayOf('2027-03-12');
      expect(days).toBeGreaterThan(89);
      expect(days).toBeLessThan(94);
      expect(await slider(page).boundingBox()).toEqual(before);

      await today(page).click();

      await expectStart(page, '2027-03-12', { isToday: true });
      await expect(today(page)).toBeDisabled();
      await expect(slider(page)).toBeFocused();
    });

    test('a planet is chosen before it opens its page', async ({ page }) => {
      await openOn(page, '2027-03-12');
      await expectStart(page, '2027-03-12', { isToday: true });
      const planet = page.locator('#home [data-body] a').first();
      const last = shown.length - 1;

      await (hasTouch ? planet.tap() : planet.hover());

      await expectStart(page, '2027-03-12', { isToday: true, chosen: last });
      await (hasTouch ? planet.tap() : planet.click());
      await expect(page).toHaveURL(weeksFor(last).route);
    });
  });
}

test('a key on the way back to today stops it', async ({ page }) => {
  await openOn(page, '2027-03-12');
  await slider(page).press('End');
  await today(page).click();

  await page.keyboard.press('End');
  await page.evaluate(() => new Promise(requestAnimationFrame));

  await expectStart(page, '2029-03-12');
});

test('by keys, a service stays chosen while its start moves, and its page shows that date', async ({
  page,
}) => {
  await openOn(page, '2027-03-12');
  await choice(page, 0).focus();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  while (!(await slider(page).evaluate((one) => one === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('PageUp');

  await expectStart(page, '2027-04-11', { chosen: 2 });
  await reading(page).getByRole('link').click();
  await expect(page.getByLabel('Start date')).toHaveValue('2027-04-11');
  const { least } = weeksFor(2);
  await expect(page.locator('main output')).toContainText(later('2027-04-11', least, long));
});
