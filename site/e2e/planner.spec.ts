/** The band of the services on the home page: when a service is live that starts on a certain day. */
import type { Locator, Page } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { getWeeks } from '@website/content-model/lib/text/service-facts.ts';
import { calculateLongitude, planets } from '../src/lib/sky/planets.ts';
import { expect, scriptBlocked, test } from './test.ts';

const { services } = loadContent();
const planetNames = planets.slice(0, services.length).map(({ name }) => name);

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
  const weeks = service && getWeeks([service]);
  if (!weeks) throw new Error('no weeks');
  return { title: service.title, route: service.route, ...weeks };
};

const band = (page: Page) => page.locator('#services > section').first();
const island = (page: Page) => band(page).locator('astro-island');
const invitation = (page: Page) => page.getByRole('button', { name: 'Choose a start date' });
const slider = (page: Page) => page.getByRole('slider');
const today = (page: Page) => page.getByRole('button', { name: 'Today' });
const reading = (page: Page) => band(page).locator('p:has(strong)');
const rows = (page: Page) => band(page).getByRole('listitem');
const choice = (page: Page, index: number) =>
  band(page).getByRole('radio', { name: weeksFor(index).title });

/** Opens the home page on a date, as a visitor who has not used the band. */
async function openOn(page: Page, date: string): Promise<void> {
  await page.clock.setFixedTime(`${date}T09:00:00`);
  await page.goto('/');
  await band(page).scrollIntoViewIfNeeded();
}

/** Opens it, and asks for a start date. */
async function startOn(page: Page, date: string): Promise<void> {
  await openOn(page, date);
  await invitation(page).click();
  await expect(slider(page)).toBeFocused();
}

/** The angles in the drawing, from the sun outward. */
const drawn = async (page: Page) =>
  (
    await band(page)
      .locator('g:has(> [data-planet])')
      .evaluateAll((bodies) =>
        bodies.map((body) => -Number(/[-\d.]+/.exec(body.getAttribute('transform') ?? ''))),
      )
  ).reverse();

const anglesOn = (date: string) =>
  planetNames.map((name) => expect.closeTo(calculateLongitude(dayOf(date), name), 0));

/** What the page draws and says, and what a screen reader says of the slider. */
async function expectStart(page: Page, date: string, { isToday = false, chosen = 0 } = {}) {
  const { title, route, least, most } = weeksFor(chosen);
  const isSameYear = date.startsWith(later(date, most, { year: 'numeric' }));
  const last = later(date, most, isSameYear ? long : { dateStyle: 'long' });
  const opening = `Start ${isToday ? 'today,' : 'on'} ${later(date, 0, { dateStyle: 'long' })}:`;
  const answer = `${title} is live between ${later(date, least, long)} and ${last}.`;

  await expect(slider(page)).toHaveAttribute('aria-valuetext', `${opening} ${answer}`);
  await expect(slider(page)).toHaveValue(`${dayOf(date)}`);
  await expect(band(page)).toContainText(opening);
  await expect(reading(page)).toHaveText(answer);
  await expect(choice(page, chosen)).toBeChecked();
  for (const [index, row] of (await rows(page).all()).entries()) {
    const { title, least, most } = weeksFor(index);
    await expect(row).toHaveText(
      new RegExp(`${title}${later(date, least, short)}.to.${later(date, most, short)}$`),
    );
  }
  await expect(band(page).getByRole('link', { name: title })).toHaveAttribute(
    'href',
    route + (isToday ? '' : `#start=${date}`),
  );
  await expect.poll(() => drawn(page)).toEqual(anglesOn(date));
}

/** What the build has rendered: how many weeks each service takes, and nothing to choose. */
async function expectAsBuilt(page: Page): Promise<void> {
  const all = services.map((_, index) => weeksFor(index));
  await expect(reading(page)).toHaveText(
    `From kickoff to live, a project takes ${Math.min(
      ...all.map(({ least }) => least),
    )} to ${Math.max(...all.map(({ most }) => most))} weeks.`,
  );
  await expect(rows(page)).toHaveText(
    all.map(({ title, least, most }) => new RegExp(`^[IV]+${title}${least}.to.${most}.weeks$`)),
  );
  await expect(band(page).locator('input, [data-part=handle]')).toHaveCount(0);
}

/** Where its parts are on the page. */
const readPositions = (page: Page) =>
  band(page)
    .locator('h2, svg, p, [role=slider], li, li > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + scrollY));

const filesOfReact = (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/react.')) requests.push(request.url());
  });
  return requests;
};

interface Point {
  x: number;
  y: number;
}

const centerOf = async (element: Locator): Promise<Point> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Puts a finger on a point, moves it, and lifts it. */
async function moveFinger(page: Page, points: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [index, point] of points.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Puts the mouse or a finger on the handle, and turns it by 10 degrees at a time. */
async function turnHandle(page: Page, steps: number, isFinger: boolean): Promise<void> {
  const center = await centerOf(band(page).locator('svg').first());
  const knob = await centerOf(band(page).locator('[data-part=handle] circle'));
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (-step * 10 * Math.PI) / 180;
    const [right, down] = [knob.x - center.x, knob.y - center.y];
    return {
      x: center.x + right * Math.cos(angle) - down * Math.sin(angle),
      y: center.y + right * Math.sin(angle) + down * Math.cos(angle),
    };
  });
  if (isFinger) return moveFinger(page, points);
  for (const [index, { x, y }] of points.entries()) {
    await page.mouse.move(x, y);
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test('until someone asks for a date, each service has its weeks, and no file is loaded', async ({
  page,
}) => {
  const requests = filesOfReact(page);
  await openOn(page, '2027-03-12');

  await expectAsBuilt(page);
  await expect(invitation(page)).toBeVisible();
  await expect(band(page).getByText(/^The planets on \w+ \d+, \d{4}\.$/)).toBeVisible();
  expect(requests).toEqual([]);
});

test('whoever asks for a start date gets that of today, and nothing moves', {
  tag: '@engines',
}, async ({ page }) => {
  await openOn(page, '2031-03-12');
  const heightBefore = (await band(page).boundingBox())?.height;

  await invitation(page).click();

  await expect(slider(page)).toBeFocused();
  await expectStart(page, '2031-03-12', { isToday: true });
  expect((await band(page).boundingBox())?.height).toBe(heightBefore);
  await expect(today(page)).toBeDisabled();
  await expect(page.locator('#services :is(output, [aria-live])')).toHaveCount(0);
});

test('a press is answered while the files are on their way', async ({ page }) => {
  await openOn(page, '2027-03-12');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });

  await invitation(page).click();

  await expect(page.getByRole('button', { name: 'Preparing…' })).toBeVisible();
  release();
  await expectStart(page, '2027-03-12', { isToday: true });
});

test('a clock beyond what is accurate leaves the planets as they were built', async ({ page }) => {
  await openOn(page, '2300-05-05');

  await invitation(page).click();

  await expect(island(page)).toHaveAttribute('data-state', 'ready');
  await expect(invitation(page)).toBeHidden();
  await expectAsBuilt(page);
});

test('arrow keys turn by a day, Page Up and Page Down by 30, from today to two years ahead', async ({
  page,
}) => {
  await startOn(page, '2027-03-12');
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
      await startOn(page, '2027-03-12');
      await band(page).locator('svg').first().scrollIntoViewIfNeeded();
      const placesBefore = await readPositions(page);

      await turnHandle(page, 9, hasTouch);

      const days = Number(await slider(page).inputValue()) - dayOf('2027-03-12');
      expect(await readPositions(page)).toEqual(placesBefore);
      expect(days).toBeGreaterThan(89);
      expect(days).toBeLessThan(94);
      await today(page).click();
      await expectStart(page, '2027-03-12', { isToday: true });
      await expect(today(page)).toBeDisabled();
      await expect(slider(page)).toBeFocused();
      expect(await readPositions(page)).toEqual(placesBefore);
    });

    test('a service is chosen by its row or its planet, and its name leads to its page', async ({
      page,
    }) => {
      await startOn(page, '2027-03-12');
      const press = (element: Locator) =>
        hasTouch ? element.tap({ force: true }) : element.click({ force: true });

      await press(rows(page).nth(3).locator('b'));
      await expectStart(page, '2027-03-12', { isToday: true, chosen: 3 });
      await press(band(page).locator('svg [data-planet=Saturn]').first());
      await expectStart(page, '2027-03-12', { isToday: true, chosen: 5 });
      await press(rows(page).nth(2).getByRole('link'));
      await expect(page).toHaveURL(weeksFor(2).route);
    });
  });
}

test('a mouse that only passes over the planets chooses none', async ({ page }) => {
  await startOn(page, '2027-03-12');

  await band(page).locator('svg [data-planet=Jupiter]').first().hover({ force: true });

  await expectStart(page, '2027-03-12', { isToday: true });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  const swipe = async (page: Page, from: Locator) => {
    const { x, y } = await centerOf(from);
    await moveFinger(
      page,
      [0, 20, 60, 120, 200].map((distance) => ({ x, y: y - distance })),
    );
    await page.waitForFunction(() => new Promise(requestAnimationFrame));
  };

  test('a finger that scrolls over the drawing loads nothing', async ({ page }) => {
    const requests = filesOfReact(page);
    await openOn(page, '2027-03-12');
    await band(page).locator('svg').first().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);

    await swipe(page, band(page).locator('svg').first());

    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await expect(island(page)).not.toHaveAttribute('data-state');
    expect(requests).toEqual([]);
  });

  test('a finger that scrolls over the slider does not change the date', async ({ page }) => {
    await startOn(page, '2027-03-12');

    await swipe(page, slider(page));

    await expectStart(page, '2027-03-12', { isToday: true });
  });
});

test('a key on the way back to today stops it', async ({ page }) => {
  await startOn(page, '2027-03-12');
  await slider(page).press('End');
  await today(page).click();

  await page.keyboard.press('End');
  await page.evaluate(() => new Promise(requestAnimationFrame));

  await expectStart(page, '2029-03-12');
});

test('by keys, a service stays chosen while its start moves, and its page shows that date', {
  tag: '@engines',
}, async ({ page }) => {
  await startOn(page, '2027-03-12');
  await expect(page.getByRole('group', { name: 'Service to show' })).toBeVisible();
  await choice(page, 0).focus();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 2)).toBeFocused();
  await slider(page).focus();
  await page.keyboard.press('PageUp');

  await expectStart(page, '2027-04-11', { chosen: 2 });
  await band(page)
    .getByRole('link', { name: weeksFor(2).title })
    .click();
  await expect(page.getByLabel('Start date')).toHaveValue('2027-04-11');
  const { least } = weeksFor(2);
  await expect(page.locator('main output')).toContainText(later('2027-04-11', least, long));
});

test('on no screen does a label of a drawing touch the words around it, before and after its use', async ({
  page,
}) => {
  // From a small phone to a large screen, wide and narrow, low and high.
  const screens = `320x568 390x844 768x1024 1024x768 1024x1366 1216x800 1366x768 1440x900 1440x1100
    1512x982 1920x1080 1920x1200 2560x1440 3440x1440`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOn(page, '2027-03-12');
  const collisions: Record<string, string[]> = {};

  for (const use of ['before', 'after']) {
    if (use === 'after') await invitation(page).click();
    for (const screen of screens.split(/\s+/)) {
      const [width = 0, height = 0] = screen.split('x').map(Number);
      await page.setViewportSize({ width, height });
      const touching = await page
        .locator('#home figure, #services > section:first-child')
        .evaluateAll((parts) =>
          parts.flatMap((part) => {
            const boxesOf = (selector: string) =>
              [...part.querySelectorAll(selector)].flatMap((element) => {
                const range = document.createRange();
                range.selectNodeContents(element);
                return [...range.getClientRects()]
                  .filter((box) => box.width > 0)
                  .map((box) => ({ box, text: element.textContent }));
              });
            const words = boxesOf('h2, p, b, a, small, li > span, button');
            return boxesOf('svg text')
              .filter(({ box: a }) =>
                words.some(
                  ({ box: b }) =>
                    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
                ),
              )
              .map(({ text }) => text);
          }),
        );
      if (touching.length > 0) collisions[`${use}, ${screen}`] = touching;
    }
  }

  expect(collisions).toEqual({});
});

for (const [name, { files, body }] of Object.entries({
  'its files are blocked': { files: /\.js(?:\?|$)/, body: undefined },
  'its component throws an error': {
    files: /\/ServicePlanner\./,
    body: 'export function ServicePlanner() { throw new Error("It does not work.") }',
  },
})) {
  test(`if ${name}, what was built stays, and nothing is left to press`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(scriptBlocked, /It does not work/, /Minified React error/);
    await page.route(files, (route) =>
      body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort(),
    );
    await openOn(page, '2027-03-12');

    await invitation(page).click();

    await expect(island(page)).toHaveAttribute('data-state', 'failed');
    await expect(band(page).getByRole('button')).toHaveCount(0);
    await expectAsBuilt(page);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the planets stand where they were when the site was built, and no control is there', async ({
    page,
  }) => {
    await page.goto('/');

    await expectAsBuilt(page);
    await expect(band(page).getByRole('button')).toHaveCount(0);
    const built = await band(page).getByText('The planets on').textContent();
    const date = new Date(`${built?.replace(/.* of |\.$/g, '')} UTC`).toISOString().slice(0, 10);
    expect(await drawn(page)).toEqual(anglesOn(date));
  });
});
