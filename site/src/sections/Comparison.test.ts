import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Comparison } from './Comparison.tsx';

const { services } = loadContent();
const barsOf = (html: string) =>
  Array.from(html.matchAll(/data-mark="range" x1="([\d.]+)%" x2="([\d.]+)%"/g), (match) =>
    match.slice(1).map(Number),
  );
const render = (all: typeof services) =>
  renderToStaticMarkup(createElement(Comparison, { services: all }));

test('draws each range as its figures say, on the scale above', () => {
  const html = render(services);
  const cells = Array.from(html.matchAll(/<b>\$?(\d+)k?–\$?(\d+)k?<\/b>/g), (match) =>
    match.slice(1).map(Number),
  );
  const numbers = Array.from(
    html.matchAll(/<text x="100%" text-anchor="end">\$?(\d+)k?</g),
    ([, end]) => Number(end),
  );

  expect(cells).toHaveLength(2 * services.length);
  expect(numbers).toEqual([20, 100]);
  expect(barsOf(html)).toEqual(
    cells.map((range, index) => range.map((value) => (100 * value) / (numbers[index % 2] ?? 0))),
  );
});

test.each([
  ['by the month', { least: 2000, most: 4000, currency: 'USD', per: 'month' }],
  ['in another currency', { least: 2000, most: 4000, currency: 'EUR' }],
] as const)('one price %s leaves only figures, and the weeks on their scale', (_, price) => {
  const [first, ...remaining] = services;
  if (!first) throw new Error('There are no services.');
  const html = render([{ ...first, price }, ...remaining]);

  expect(barsOf(html)).toHaveLength(services.length);
  expect(html).toContain('4k</b>');
});

test('a service without steps does not say how long it takes, nor that it never ends', () => {
  const [first, ...remaining] = services;
  if (!first) throw new Error('There are no services.');
  const { process } = first.page;
  const [step] = process?.steps ?? [];
  if (!process || !step) throw new Error('It has no steps.');
  const ongoing = { ...process, steps: [{ ...step, duration: 'ongoing' as const }] };
  const renderFirst = (changed: typeof process | undefined) =>
    render([{ ...first, page: { ...first.page, process: changed } }, ...remaining]);

  expect(renderFirst(undefined)).not.toContain('ongoing');
  expect(renderFirst(ongoing)).toContain('ongoing');
});

test('a service without a price has no bar, and one service no comparison', () => {
  const [first, ...remaining] = services;
  if (!first) throw new Error('There are no services.');
  const html = render([{ ...first, price: undefined }, ...remaining]);

  expect(html).toContain('On request');
  expect(barsOf(html)).toHaveLength(2 * services.length - 1);
  expect(render([first])).toBe('');
});
