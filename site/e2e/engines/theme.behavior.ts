import type { Engine } from './engine.ts';
import { expect, test } from './test.ts';

const control = 'select[name=theme]';

const shown = (engine: Engine) =>
  engine.evaluate(() => {
    const root = document.documentElement;
    // A canvas converts any color notation to channels.
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(root).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return {
      looks: red < 128 ? 'dark' : 'light',
      isDarkOnRoot: root.classList.contains('dark'),
      choice: document.querySelector<HTMLSelectElement>('select[name=theme]')?.value,
      stored: localStorage.getItem('theme'),
    };
  });

const like = (looks: string, choice: string, stored: string | null) => ({
  looks,
  isDarkOnRoot: looks === 'dark',
  choice,
  stored,
});

test('the theme follows the system, and nothing is stored', async ({ engine, system }) => {
  await engine.open('/');

  expect(await shown(engine)).toEqual(like(system, 'system', null));
});

test('a theme is applied, stored, and still active after a reload and on the next page', async ({
  engine,
  system,
}) => {
  // Choosing the current option again would change nothing.
  const other = system === 'dark' ? 'Light' : 'Dark';
  for (const label of ['Dark', 'Light', 'System']) {
    const choice = label.toLowerCase();
    const expected = like(choice === 'system' ? system : choice, choice, choice);
    await engine.open('/');
    if (label === 'System') await engine.choose(control, other);

    await engine.choose(control, label);
    await expect.poll(() => shown(engine)).toEqual(expected);

    await engine.reload();
    expect(await shown(engine)).toEqual(expected);
    await engine.open('/nowhere');
    expect(await shown(engine)).toEqual(expected);
  }
});

test('a theme chosen in another tab is applied here', async ({ engine, system }) => {
  const other = system === 'dark' ? 'Light' : 'Dark';
  await engine.open('/');

  await engine.inAnotherTab(async () => {
    await engine.open('/cookies');
    await engine.choose(control, other);
    await expect.poll(async () => (await shown(engine)).stored).toBe(other.toLowerCase());
  });

  await expect
    .poll(() => shown(engine))
    .toEqual(like(other.toLowerCase(), other.toLowerCase(), other.toLowerCase()));
});

test('the theme icon is centered in its ring', async ({ engine }) => {
  await engine.open('/');

  const { ring, icon } = await engine.evaluate(() => {
    const list = document.querySelector('select[name=theme]');
    const boxOf = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect() ?? new DOMRect();
      return { width: box.width, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    return { ring: boxOf(list), icon: boxOf(list?.parentElement?.querySelector('svg')) };
  });

  expect(icon.x).toBeCloseTo(ring.x, 0);
  expect(icon.y).toBeCloseTo(ring.y, 0);
  expect(icon.width / ring.width).toBeGreaterThan(0.4);
  expect(icon.width / ring.width).toBeLessThan(0.7);
});
