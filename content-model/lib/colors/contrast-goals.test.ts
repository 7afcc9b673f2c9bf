import { expect, test } from 'vitest';
import { computeContrast } from './contrast.ts';
import { findContrastProblems, goals } from './contrast-goals.ts';

/** All text black on white, and the reverse on dark pages. The band is between them. */
function strongest() {
  const surfaces = new Set(goals.flatMap(({ on }) => on));
  const names = new Set(goals.flatMap(({ name, on }) => [name, ...on]));
  const palette = (paper: string, ink: string) =>
    new Map([...names].map((name) => [name, surfaces.has(name) ? paper : ink])).set(
      '--ink-band',
      '#222222',
    );
  return { light: palette('#ffffff', '#000000'), dark: palette('#000000', '#ffffff') };
}

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
])('%s on %s has the contrast that WCAG gives for it: %d', (color, background, ratio) => {
  expect(computeContrast(color, background)).toBeCloseTo(ratio, 2);
  expect(computeContrast(background, color)).toBeCloseTo(ratio, 2);
});

test('a color without enough contrast is found, in its theme and on its background', () => {
  const palettes = strongest();
  palettes.light.set('--soft', '#777777');

  expect(findContrastProblems(strongest())).toEqual([]);
  expect(findContrastProblems(palettes).map(({ theme, name, on }) => [theme, name, on])).toEqual([
    ['light', '--soft', '--paper'],
    ['light', '--soft', '--raised'],
    ['light', '--soft', '--sunk'],
  ]);
});

test('the band has the dark half of each color on it, also on light pages', () => {
  const palettes = strongest();
  for (const palette of [palettes.light, palettes.dark]) palette.set('--ink-band', '#cccccc');

  expect(new Set(findContrastProblems(palettes).map(({ theme, on }) => `${theme} ${on}`))).toEqual(
    new Set(['light --ink-band', 'dark --ink-band']),
  );
});

test('a band that cannot be told from the page is found', () => {
  const palettes = strongest();
  palettes.dark.set('--ink-band', '#080808');

  expect(findContrastProblems(palettes).map(({ theme, name }) => [theme, name])).toEqual([
    ['dark', '--ink-band'],
  ]);
});
