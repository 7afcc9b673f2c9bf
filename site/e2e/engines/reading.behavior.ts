import type { Engine } from './engine.ts';
import { expectBelowHeader, expectFocus, isShown, textOf } from './page.ts';
import { expect, test } from './test.ts';

const opened = (engine: Engine) =>
  engine.evaluate(() => document.querySelector<HTMLDetailsElement>('main details')?.open);

test.describe('links within the site end below the header', () => {
  for (const [from, click, target] of [
    ['/', 'header nav a[href$="#products"]', '#products'],
    ['/team', 'header nav a[href$="#contact"]', '#contact'],
    ['/careers', 'main a[href="#jobs"]', '#jobs'],
    ['/docs', 'main h3 a[href^="#"]', 'main li:target'],
  ] as const) {
    test(`from ${from} to ${target}`, { tag: '@short' }, async ({ engine }) => {
      await engine.open(from);

      await engine.click(click);

      await expect.poll(() => engine.evaluate(() => location.hash)).not.toBe('');
      await expectBelowHeader(engine, target);
    });
  }

  test('from the contents of /privacy to a section, by keyboard', { tag: '@short' }, async ({
    engine,
  }) => {
    await engine.open('/privacy');
    await engine.evaluate(() =>
      document.querySelector<HTMLElement>('nav[aria-label=Contents] li:nth-child(4) a')?.focus(),
    );

    await engine.press('Enter');

    await expect.poll(() => engine.evaluate(() => location.hash)).not.toBe('');
    await expectBelowHeader(engine, 'main :target');
  });

  test('from another site to an endpoint', async ({ engine }) => {
    await engine.open('/api');
    const id = await engine.evaluate(() => document.querySelector('article[id]')?.id ?? '');

    await engine.open('/');
    await engine.open(`/api#${id}`);

    await expectBelowHeader(engine, `#${id}`);
  });
});

for (const width of [1280, 390]) {
  test(`at ${width} px, a figure’s note opens in view with the focus, and stays until Escape`, {
    tag: '@short',
  }, async ({ engine }) => {
    const mark = 'button[data-note]';
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
  });
}

test('a link’s target keeps its distance from the header with larger text', {
  tag: '@short',
}, async ({ engine }) => {
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

test('the first Tab shows a link that skips the header', { tag: '@short' }, async ({ engine }) => {
  await engine.open('/team');

  await engine.press('Tab');
  await expectFocus(engine, 'a[href="#main"]');
  await engine.press('Enter');

  await expectFocus(engine, 'main');
});

for (const path of ['/careers', '/support', '/cookies']) {
  test(`a disclosure of ${path} opens and closes, by click and by keyboard`, async ({ engine }) => {
    await engine.open(path);
    expect(await opened(engine)).toBe(false);

    await engine.click('main summary');
    await expect.poll(() => opened(engine)).toBe(true);
    await expectFocus(engine, 'main summary');
    await engine.press('Enter');
    await expect.poll(() => opened(engine)).toBe(false);
  });
}

test('a link to an answer opens it', { tag: '@short' }, async ({ engine }) => {
  await engine.open('/support');
  const id = await engine.evaluate(() => document.querySelector('details [id]')?.id ?? '');

  await engine.open('/');
  await engine.open(`/support#${id}`);

  await expect.poll(() => opened(engine)).toBe(true);
  await expectBelowHeader(engine, 'main details');
});

test('/api shows one language at a time, by click and by arrow key', { tag: '@short' }, async ({
  engine,
}) => {
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

test('Copy copies, or selects the text and says so', { tag: '@short' }, async ({ engine }) => {
  await engine.open('/api');

  await engine.click('fieldset [data-copy]');

  await expect.poll(() => textOf(engine, 'fieldset [role=status]')).not.toBe('');
  const { said, selected } = await engine.evaluate(() => ({
    said: document.querySelector('fieldset [role=status]')?.textContent,
    selected: String(getSelection()),
  }));
  if (said !== 'Copied') expect(selected).not.toBe('');
});

test('an unknown path shows 404 and a link to the home page', { tag: '@short' }, async ({
  engine,
}) => {
  await engine.open('/nowhere');

  expect(await textOf(engine, 'main')).toContain('404');
  expect(await textOf(engine, 'main')).toContain('Oops! Page not found');
  await engine.click('main a[href="/"]');
  await expect.poll(() => engine.evaluate(() => location.pathname)).toBe('/');
  expect(await isShown(engine, '#home')).toBe(true);
});

test('a start date turns weeks into dates, also on Back, and a past date does not', {
  tag: '@short',
}, async ({ engine }) => {
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
  await expect.poll(answer).toMatch(/^Choose a date from \w+ \d+, \d{4} to /);
  await pick(1);
  await expect.poll(answer).toMatch(/^Live between \w+ \d+, \d{4} and /);
  await engine.open('/docs');
  await engine.back();

  await expect.poll(answer).toMatch(/^Live between/);
});
