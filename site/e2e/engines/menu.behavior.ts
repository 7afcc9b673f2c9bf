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

test('the menu opens right below the header, over the full width', { tag: '@short' }, async ({
  engine,
}) => {
  await openMenu(engine);

  const box = await engine.evaluate(() => {
    const { top, left, right } = document.querySelector('#menu')?.getBoundingClientRect() ?? {};
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return { gap: Math.round((top ?? 0) - header), left, right };
  });

  expect(box).toEqual({ gap: expect.closeTo(0, -0.5), left: 0, right: 390 });
});

test('its button closes the menu', async ({ engine }) => {
  await openMenu(engine);

  await engine.click(button);

  await expectShut(engine);
});

test('picking a link closes the menu and goes to its target', { tag: '@short' }, async ({
  engine,
}) => {
  await openMenu(engine);

  await engine.click(link('products'));

  await expectShut(engine);
  await expectBelowHeader(engine, '#products');
});

test('a link of the menu leads from another page to a section of the home page', async ({
  engine,
}) => {
  await openMenu(engine, '/team');

  await engine.click(link('services'));

  await expect.poll(() => engine.evaluate(() => location.pathname)).toBe('/');
  await expectBelowHeader(engine, '#services');
});

for (const [how, open] of [
  ['a click', (engine: Engine) => engine.click(button)],
  [
    'the keyboard',
    async (engine: Engine) => {
      await engine.evaluate((it) => document.querySelector<HTMLElement>(it)?.focus(), button);
      await engine.press('Enter');
    },
  ],
] as const) {
  test(`opened by ${how}, Tab moves into the menu, and Escape returns to its button`, {
    tag: '@short',
  }, async ({ engine }) => {
    await engine.open('/');
    await open(engine);
    await expect.poll(() => isOpen(engine)).toBe(true);

    await engine.press('Tab');
    await expectFocus(engine, link('home'));
    await engine.press('Tab');
    await expectFocus(engine, link('about'));
    await engine.press('Escape');

    await expectShut(engine);
    await expectFocus(engine, button);
  });
}

test('focus that moves on to the page closes the menu', async ({ engine }) => {
  await openMenu(engine);
  await engine.evaluate((it) => document.querySelector<HTMLElement>(it)?.focus(), link('contact'));

  await engine.press('Tab');

  await expectShut(engine);
});

test('a click outside closes the menu, and does not follow a link below it', {
  tag: '@short',
}, async ({ engine }) => {
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
