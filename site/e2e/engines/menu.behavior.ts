import type { Engine } from './engine.ts';
import { expectBelowHeader, expectFocus } from './page.ts';
import { expect, test } from './test.ts';

const button = 'header button[popovertarget]';
const link = (section: string) => `#menu a[href$="#${section}"]`;

const isOpen = (engine: Engine) =>
  engine.evaluate(() => document.querySelector('#menu')?.matches(':popover-open'));

async function openMenu(engine: Engine, path = '/') {
  await engine.open(path);
  await engine.click(button);
  await expect.poll(() => isOpen(engine)).toBe(true);
}

async function expectShut(engine: Engine) {
  await expect.poll(() => isOpen(engine)).toBe(false);
}

test.beforeEach(({ engine }) => engine.resize(390, 844));

test('the menu opens right below the header, over the full width, and its button closes it', async ({
  engine,
}) => {
  await openMenu(engine);

  const box = await engine.evaluate(() => {
    const { top, left, right } = document.querySelector('#menu')?.getBoundingClientRect() ?? {};
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return { gap: Math.round((top ?? 0) - header), left, right };
  });

  expect(box).toEqual({ gap: expect.closeTo(0, -0.5), left: 0, right: 390 });
  await engine.click(button);
  await expectShut(engine);
});

test('picking a link closes the menu and goes to its target, also from another page', async ({
  engine,
}) => {
  for (const [path, section] of [
    ['/', 'products'],
    ['/team', 'services'],
  ] as const) {
    await openMenu(engine, path);

    await engine.click(link(section));

    await expectShut(engine);
    await expect.poll(() => engine.evaluate(() => location.pathname)).toBe('/');
    await expectBelowHeader(engine, `#${section}`);
  }
});

test('opened by click or by keyboard, Tab moves into the menu, and Escape returns to its button', async ({
  engine,
}) => {
  for (const open of [
    () => engine.click(button),
    async () => {
      await engine.evaluate((it) => document.querySelector<HTMLElement>(it)?.focus(), button);
      await engine.press('Enter');
    },
  ]) {
    await engine.open('/');
    await open();
    await expect.poll(() => isOpen(engine)).toBe(true);

    await engine.press('Tab');
    await expectFocus(engine, link('home'));
    await engine.press('Tab');
    await expectFocus(engine, link('about'));
    await engine.press('Escape');

    await expectShut(engine);
    await expectFocus(engine, button);
  }
});

test('focus that moves on to the page closes the menu', async ({ engine }) => {
  await openMenu(engine);
  await engine.evaluate((it) => document.querySelector<HTMLElement>(it)?.focus(), link('contact'));

  await engine.press('Tab');

  await expectShut(engine);
});

test('a click outside closes the menu, and does not follow a link below it', async ({ engine }) => {
  await engine.resize(320, 844);
  await openMenu(engine, '/support');
  // Scroll so that a link is just below the menu.
  const at = await engine.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('main a[href^="/"]')];
    const target = links.find((one) => one.getBoundingClientRect().top > innerHeight);
    const place = target?.getBoundingClientRect();
    scrollBy({ top: (place?.top ?? 0) - innerHeight + 60, behavior: 'instant' });
    const { left, top, width, height } = target?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  });

  await engine.clickAt(at.x, at.y);

  await expectShut(engine);
  expect(await engine.evaluate(() => location.pathname + location.hash)).toBe('/support');
});

test('a wider window closes the menu, and its links are in the header', async ({ engine }) => {
  await openMenu(engine);

  await engine.resize(1280, 844);

  await expectShut(engine);
  expect(
    await engine.evaluate(() => document.querySelector('#menu')?.getBoundingClientRect().height),
  ).toBeGreaterThan(0);
});
