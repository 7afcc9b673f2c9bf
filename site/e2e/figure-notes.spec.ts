/** Every figure opens: what was counted, on how many cases, and how far it may be off. */
import type { Page } from '@playwright/test';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { findAxeViolations } from './axe.ts';
import { expect, test } from './test.ts';

const { claims, home, services } = loadContent();
const stats = [...home.about.stats, ...(home.testimonials?.stats ?? [])];
/** The note of a figure that has all there is to say. */
const full = 'automation-success';

const marks = (page: Page) => page.getByRole('button', { name: /: how we count it$/ });
const note = (page: Page, name: string) => page.locator(`#figure-${name}`);
const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true });
const figureOf = (name: string) => {
  const figure = claims.figures[name];
  if (figure === undefined) throw new Error(`There is no figure "${name}".`);
  return figure;
};

test('each figure says in view how it was counted, and stays selectable', async ({ page }) => {
  await page.goto('/');
  await expect(marks(page)).toHaveCount(stats.length);

  for (const [index, name] of stats.entries()) {
    const { value, title, meaning, cases, period, error } = figureOf(name);
    const mark = marks(page).nth(index);
    const label = await mark.getAttribute('aria-label');
    expect(label?.toLowerCase()).toBe(`${value} ${title}: how we count it`.toLowerCase());
    const signWidth = await mark.evaluate((button) =>
      Number.parseFloat(getComputedStyle(button.parentElement ?? button, '::after').width),
    );
    expect(signWidth).toBeGreaterThan(16);
    await mark.click();
    for (const words of [value, title, meaning, cases, period, error]) {
      if (words) await expect(note(page, name)).toContainText(words);
    }
    await expect(note(page, name)).toBeInViewport({ ratio: 1 });
    const isLabelCovered = await mark.evaluate((button) => {
      const label = button.closest('div')?.querySelector('dt');
      const { left = 0, bottom = 0 } = label?.getBoundingClientRect() ?? {};
      return document.elementFromPoint(left + 2, bottom - 2)?.closest('[popover]') != null;
    });
    expect(isLabelCovered).toBe(false);
    await page.keyboard.press('Escape');
    await expect(note(page, name)).toBeHidden();
    await mark.dblclick();
    expect(await page.evaluate(() => `${getSelection()}`.trim())).toBe(value);
  }
});

for (const { route, page: words } of services) {
  test(`each headline figure of ${route} says in view what it rests on`, async ({ page }) => {
    await page.goto(route);
    await expect(marks(page)).toHaveCount(words.figures.length);

    for (const [
      index,
      { metric, cases = '', period = '', error = '' },
    ] of words.figures.entries()) {
      await marks(page).nth(index).click();
      const opened = note(page, `${index + 1}`);
      for (const part of [metric, cases, period, error]) await expect(opened).toContainText(part);
      await expect(opened).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  });
}

test('a note opens in view with the focus, and stays in a narrower window until Escape', {
  tag: '@engines',
}, async ({ page }) => {
  const opened = page.locator('[popover][data-note]:popover-open');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/team');

    await marks(page).first().click();

    await expect(opened).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    const box = await opened.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(8);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width - 8);
    expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 844)).toBeLessThanOrEqual(844);
    await page.setViewportSize({ width: 320, height: 844 });
    await expect(opened).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
});

test('a note gives the focus back on Escape, closes when it moves on, and has no violation', async ({
  page,
}) => {
  await page.goto('/');
  const mark = marks(page).nth(home.about.stats.indexOf(full));
  await mark.focus();
  for (const key of ['Escape', 'Tab']) {
    await page.keyboard.press('Enter');
    await expect(note(page, full)).toBeFocused();
    expect(await findAxeViolations(page, `#figure-${full}`)).toEqual([]);
    await page.keyboard.press(key);
    if (key === 'Tab') {
      await expect(close(page)).toBeFocused();
      await page.keyboard.press(key);
    }
    await expect(note(page, full)).toBeHidden();
    if (key === 'Escape') await expect(mark).toBeFocused();
  }
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('a note opens at the touch of its figure, at the end of the screen, and has a button that closes it', async ({
    page,
  }) => {
    await page.goto('/');
    // Its button lies over its label.
    const label = page.locator('#about dt', { hasText: figureOf(full).title });
    await label.click({ force: true });

    await expect(note(page, full)).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0 } = (await note(page, full).boundingBox()) ?? {};
    expect(y + height).toBeGreaterThan(600);
    await close(page).click();
    await expect(note(page, full)).toBeHidden();
  });
});

test('on paper, figures have numbers, and their notes are at the end', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const numbers = await marks(page).evaluateAll((all) =>
    all.map((mark) => getComputedStyle(mark, '::after').content),
  );
  const notes = page.locator('[id^=figure-]');

  expect(numbers).toEqual(['"1"', '"2"', '"3"', '"4"', '"5"', '"2"', '"6"', '"3"']);
  await expect(notes).toHaveCount(6);
  for (const each of await notes.all()) await expect(each).toBeVisible();
  const { meaning, cases } = figureOf(full);
  await expect(note(page, full)).toContainText(`${meaning} ${cases}`);
});
