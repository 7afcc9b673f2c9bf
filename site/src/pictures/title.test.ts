import { expect, test } from 'vitest';
import { drawTitle } from './title.ts';

const place = { x: 0, top: 0, bottom: 336, width: 512, largest: 132 };
const colors = { ink: '#000000', emphasis: '#aa7700', paper: '#ffffff' };

/** The base line of each word. */
const baseLines = (svg: string) =>
  new Set(Array.from(svg.matchAll(/translate\([\d.]+ ([\d.]+)\)/g), ([, y]) => y));

test('a very long word is broken, so that its letters stay large', async () => {
  expect(baseLines(await drawTitle('w'.repeat(80), place, colors)).size).toBeGreaterThan(2);
});

test('a line may begin after a hyphen', async () => {
  expect(baseLines(await drawTitle('Instrument-maker', place, colors)).size).toBe(2);
});

test('only emphasized words are in the color of the emphasis', async () => {
  const plain = await drawTitle('Working models', place, colors);
  const emphasized = await drawTitle('Working *models*', place, colors);

  expect(plain).not.toContain(colors.emphasis);
  expect(emphasized).toContain(colors.emphasis);
});

test('the last line is at the bottom of its place', async () => {
  expect(baseLines(await drawTitle('API', place, colors))).toEqual(new Set(['336']));
});
