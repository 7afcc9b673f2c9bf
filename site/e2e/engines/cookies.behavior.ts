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

test('Close, Escape and a click next to them close the cookie settings', async ({ engine }) => {
  for (const [way, leave] of [
    ['Close', () => engine.click(`${dialog} button`)],
    ['Escape', () => engine.press('Escape')],
    ['a click next to it', () => engine.clickAt(20, 700)],
  ] as const) {
    await openDialog(engine);

    await leave();

    await expect.poll(() => isShown(engine, dialog), way).toBe(false);
    if (way !== 'a click next to it') await expectFocus(engine, open);
  }
});
