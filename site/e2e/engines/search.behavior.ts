import type { Engine } from './engine.ts';
import { expectFocus, isShown, textOf } from './page.ts';
import { expect, test } from './test.ts';

const box = 'search input';
const none = '[data-search-none]';

const items = (engine: Engine) =>
  engine.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-search-item]')];
    return { all: all.length, shown: all.filter(({ offsetHeight }) => offsetHeight > 0).length };
  });

for (const path of ['/support', '/docs']) {
  test(`the search box of ${path} narrows the page, says how many match, leads there, and is cleared`, async ({
    engine,
  }) => {
    await engine.open(path);
    const { all } = await items(engine);

    await engine.type(box, 'key');

    await expect.poll(async () => (await items(engine)).shown).toBeLessThan(all);
    expect((await items(engine)).shown).toBeGreaterThan(0);
    await expect.poll(() => textOf(engine, 'search output')).toMatch(/^\d+ results?$/);
    await engine.press('Enter');
    await expectFocus(engine, '[data-search-item] :is(h3, h4, a, summary)');
    await engine.click(box);
    await engine.press('Escape');
    await expect.poll(() => items(engine)).toEqual({ all, shown: all });
    expect(await textOf(engine, 'search output')).toBe('');
    expect(await engine.evaluate(() => location.search)).toBe('');

    await engine.type(box, 'zzzz');
    await expect.poll(() => isShown(engine, none)).toBe(true);
    // This Escape belongs to an input method.
    await engine.evaluate((it) => {
      const key = { key: 'Escape', isComposing: true };
      document.querySelector(it)?.dispatchEvent(new KeyboardEvent('keydown', key));
    }, box);
    expect(await isShown(engine, none)).toBe(true);
    await expect.poll(() => textOf(engine, 'search output')).toMatch(/^No results/);
    await engine.click(`${none} button`);

    await expect.poll(() => items(engine)).toEqual({ all, shown: all });
    await expectFocus(engine, box);
    expect(await isShown(engine, none)).toBe(false);
  });
}
