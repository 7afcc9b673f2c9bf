import type { Engine } from './engine.ts';
import { expectFocus, isShown } from './page.ts';
import { expect, test } from './test.ts';

const dialog = '#cookie-settings';
// The dialog has a second button with the same target: the one that closes it.
const open = 'main button[commandfor=cookie-settings]';

async function openDialog(engine: Engine) {
  await engine.open('/cookies');
  await engine.click(open);
  await expect.poll(() => isShown(engine, dialog)).toBe(true);
}

for (const [way, leave] of [
  ['Close', (engine: Engine) => engine.click(`${dialog} button`)],
  ['Escape', (engine: Engine) => engine.press('Escape')],
  ['a click next to it', (engine: Engine) => engine.clickAt(20, 700)],
] as const) {
  test(`${way} closes the cookie settings`, { tag: '@short' }, async ({ engine }) => {
    await openDialog(engine);

    await leave(engine);

    await expect.poll(() => isShown(engine, dialog)).toBe(false);
    if (way !== 'a click next to it') await expectFocus(engine, open);
  });
}

test('the cookie settings clear the stored theme, and the page follows the system again', {
  tag: '@short',
}, async ({ engine, system }) => {
  await engine.open('/cookies');
  await engine.choose('select[name=theme]', system === 'dark' ? 'Light' : 'Dark');
  await engine.click(open);
  await expect.poll(() => isShown(engine, dialog)).toBe(true);
  await engine.evaluate((it) => {
    const buttons = document.querySelectorAll(`${it} button`);
    buttons[buttons.length - 1]?.setAttribute('data-clear', '');
  }, dialog);

  await engine.click('[data-clear]');

  await expect
    .poll(() =>
      engine.evaluate(() => ({
        stored: localStorage.length,
        isDark: document.documentElement.classList.contains('dark'),
      })),
    )
    .toEqual({ stored: 0, isDark: system === 'dark' });
});

test('the cookie settings fit on a phone', async ({ engine }) => {
  await engine.resize(320, 568);

  await openDialog(engine);

  const { left, right, top, bottom } = await engine.evaluate((it) => {
    const box = document.querySelector(it)?.getBoundingClientRect();
    return JSON.parse(JSON.stringify(box));
  }, dialog);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(bottom).toBeLessThanOrEqual(568);
});
