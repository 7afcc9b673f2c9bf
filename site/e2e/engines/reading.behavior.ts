import type { Engine } from './engine.ts';
import { expectBelowHeader, expectFocus, isShown, textOf } from './page.ts';
import { expect, test } from './test.ts';

const opened = (engine: Engine) =>
  engine.evaluate(() => document.querySelector<HTMLDetailsElement>('main details')?.open);

test('links within the site end below the header', async ({ engine }) => {
  for (const [from, link, target] of [
    ['/', '#home a[href="#products"]', '#products'],
    ['/nowhere', 'header nav a[href$="#contact"]', '#contact'],
    ['/careers', 'main a[href="#jobs"]', '#jobs'],
    ['/news', 'main a[href="#articles"]', '#articles'],
    ['/team', 'main figure svg a', 'main li:target'],
    ['/docs', 'main h3 a[href^="#"]', 'main li:target'],
    ['/api', 'main a[href="#train"]', '#train'],
    ['/terms', 'nav[aria-label=Contents] li:nth-child(4) a', 'main :target'],
  ] as const) {
    await engine.open(from);
    // By keyboard, which a drawing must allow too.
    await engine.evaluate((it) => document.querySelector<HTMLElement>(it)?.focus(), link);
    await engine.press('Enter');

    await expect.poll(() => engine.evaluate(() => location.hash), from).not.toBe('');
    await expectBelowHeader(engine, target);
  }

  // From another site.
  for (const [path, target] of [
    ['/api', 'main article:nth-of-type(2)'],
    ['/news', '#articles article'],
    ['/careers', '#jobs li[id]'],
  ] as const) {
    await engine.open(path);
    const id = await engine.evaluate((it) => document.querySelector(it)?.id ?? '', target);
    await engine.open('/');
    await engine.open(`${path}#${id}`);

    await expectBelowHeader(engine, `[id="${id}"]`);
  }
});

test('a figure’s note opens in view with the focus, and stays until Escape', async ({ engine }) => {
  const mark = 'button[data-note]';
  for (const width of [1280, 390]) {
    await engine.resize(width, 844);
    await engine.open('/team');

    await engine.click(mark);

    await expectFocus(engine, '[popover][data-note]');
    const { left, top, right, bottom, header } = await engine.evaluate(() => {
      const { left, top, right, bottom } = document.activeElement?.getBoundingClientRect() ?? {};
      const header = document.querySelector('header')?.getBoundingClientRect().bottom;
      return { left, top, right, bottom, header };
    });
    expect(left).toBeGreaterThanOrEqual(8);
    expect(right).toBeLessThanOrEqual(width - 8);
    expect(top).toBeGreaterThanOrEqual(header ?? 0);
    expect(bottom).toBeLessThanOrEqual(844);
    await engine.resize(320, 844);
    expect(await isShown(engine, '[popover][data-note]')).toBe(true);
    await engine.press('Escape');
    await expect.poll(() => isShown(engine, '[popover][data-note]')).toBe(false);
  }
});

test('a link’s target keeps its distance from the header with larger text', async ({ engine }) => {
  await engine.resize(1440, 900);
  await engine.open('/api');
  const id = await engine.evaluate(() => document.querySelectorAll('article[id]')[1]?.id ?? '');

  await engine.open(`/api#${id}`);

  const gap = () =>
    engine.evaluate((target) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? 0;
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return { isLarger: letters > 17, inLetters: (top - header) / letters };
    }, id);
  await expect.poll(gap).toEqual({ isLarger: true, inLetters: expect.closeTo(1.5, 1) });
});

test('the first Tab shows a link that skips the header', async ({ engine }) => {
  await engine.open('/team');

  await engine.press('Tab');
  await expectFocus(engine, 'a[href="#main"]');
  await engine.press('Enter');

  await expectFocus(engine, 'main');
});

test('a disclosure opens and closes, by click and by keyboard, and a link into it opens it', async ({
  engine,
}) => {
  for (const path of ['/careers', '/support', '/cookies']) {
    await engine.open(path);
    expect(await opened(engine), path).toBe(false);

    await engine.click('main summary');
    await expect.poll(() => opened(engine)).toBe(true);
    await expectFocus(engine, 'main summary');
    await engine.press('Enter');
    await expect.poll(() => opened(engine)).toBe(false);

    const id = await engine.evaluate(() => document.querySelector('main details [id]')?.id ?? '');
    await engine.open('/');
    await engine.open(`${path}#${id}`);
    await expect.poll(() => opened(engine)).toBe(true);
    if (path === '/support') await expectBelowHeader(engine, 'main details');
  }
});

test('/api shows one language at a time, by click and by arrow key', async ({ engine }) => {
  const panels = () =>
    engine.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('fieldset > div')].map(
        ({ offsetHeight }) => offsetHeight > 0,
      ),
    );
  await engine.open('/api');
  expect(await panels()).toEqual([true, false, false]);

  await engine.click('fieldset label:nth-of-type(2)');
  await expect.poll(panels).toEqual([false, true, false]);
  await engine.press('ArrowRight');
  await expect.poll(panels).toEqual([false, false, true]);
});

test('Copy copies, or selects the text and says so', async ({ engine }) => {
  await engine.open('/api');

  await engine.click('fieldset [data-copy]');

  await expect.poll(() => textOf(engine, 'fieldset [role=status]')).not.toBe('');
  const { said, selected } = await engine.evaluate(() => ({
    said: document.querySelector('fieldset [role=status]')?.textContent,
    selected: String(getSelection()),
  }));
  if (said !== 'Copied') expect(selected).not.toBe('');
});

test('a start date turns weeks into dates, also on Back, and a past date does not', async ({
  engine,
}) => {
  const pick = (years: number) =>
    engine.evaluate((later) => {
      const field = document.querySelector<HTMLInputElement>('main [type=date]');
      if (!field) return;
      field.value = `${new Date().getFullYear() + later}-01-04`;
      field.dispatchEvent(new Event('input'));
    }, years);
  const answer = () => textOf(engine, 'main output');
  await engine.open('/ai-development');

  await pick(-1);
  await expect.poll(answer).toMatch(/^Choose a date from \w+\s\d+,\s\d{4} to /);
  await pick(1);
  await expect.poll(answer).toMatch(/^Live between \w+\s\d+ and \w+\s\d+,\s\d{4}/);
  await engine.open('/docs');
  await engine.back();

  await expect.poll(answer).toMatch(/^Live between/);
});
