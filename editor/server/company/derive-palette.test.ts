import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadColors } from '@website/content-model/checks/colors/load-colors.ts';
import { computeContrast } from '@website/content-model/lib/colors/contrast.ts';
import { findContrastProblems } from '@website/content-model/lib/colors/contrast-goals.ts';
import type { Palettes } from '@website/content-model/lib/colors/theme-colors.ts';
import { differenceEuclidean, formatHex, interpolate } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusalOf } from './accept-colors.ts';
import { derivePalette, findColorProblems } from './derive-palette.ts';
import { modelColors, modelPalette } from './model-palette.ts';
import { inOklch } from './oklch.ts';

const read = (path: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../site', path), 'utf8');
const kept = loadColors();
const themes = ['light', 'dark'] as const;

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const darkHex = fc
  .array(fc.integer({ min: 0, max: 90 }), { minLength: 3, maxLength: 3 })
  .map((levels) => `#${levels.map((level) => level.toString(16).padStart(2, '0')).join('')}`);

const isAccepted = (color: 'main' | 'accent') => (given: string) =>
  findColorProblems({ ...modelColors, [color]: given }, kept)[color].length === 0;

test('the colors of the sample give the palette of the sample', () => {
  const palettes = derivePalette(modelColors, kept);

  const distance = differenceEuclidean('oklab');
  const changes = [...modelPalette].flatMap(([name, model]) =>
    themes.map((theme) => ({
      name: `${name}, ${theme}`,
      // Black and white are 1 apart. A hundredth can be seen only side by side.
      far: distance(palettes[theme].get(name) ?? '', model[theme].hex),
    })),
  );
  expect(changes.filter(({ far }) => far > 0.012)).toEqual([]);
});

const mains = darkHex.filter(isAccepted('main'));
const accentColors = hex.filter(isAccepted('accent'));

test('whatever two colors are accepted, every color made from them reaches its goal', () => {
  fc.assert(
    fc.property(mains, accentColors, (main, accent) => {
      const palettes = derivePalette({ main, accent }, kept);

      expect(findContrastProblems(palettes)).toEqual([]);
      expect(palettes.light.get('--accent-bold')).toBe(accent);
      expect(palettes.light.get('--ink-band')).toBe(main);
      expect(washedOut(palettes)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('a state is never taken for the accent, and means what it meant', () => {
  fc.assert(
    fc.property(accentColors, (accent) => {
      const palettes = derivePalette({ ...modelColors, accent }, kept);
      const { c: chroma, h: hue } = inOklch(accent);
      const turn = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

      for (const theme of themes) {
        const [good, bad] = ['--good', '--bad'].map((name) =>
          inOklch(palettes[theme].get(name) ?? ''),
        );
        if (chroma > 0.03) {
          expect(turn(good?.h ?? 0, hue)).toBeGreaterThan(25);
          expect(turn(bad?.h ?? 0, hue)).toBeGreaterThan(25);
        }
        expect(turn(good?.h ?? 0, 160)).toBeLessThan(45);
        expect(turn(bad?.h ?? 0, 20)).toBeLessThan(45);
      }
    }),
    { numRuns: 60 },
  );
});

/** The top of a product's card mixes a color into the background. Its label is in ink. */
function washedOut(palettes: Palettes): string[] {
  const washes = Array.from(
    read('src/sections/home/Products.module.css').matchAll(
      /color-mix\(in oklab, var\((--[\w-]+)\) (\d+)%, var\(--raised\)\)/g,
    ),
    ([, name = '', percent]) => ({ name, share: Number(percent) / 100 }),
  );
  expect(washes).toHaveLength(3);
  return themes.flatMap((theme) => {
    const color = (name: string) => palettes[theme].get(name) ?? '';
    return washes
      .map(({ name, share }) => {
        const wash = formatHex(interpolate([color('--raised'), color(name)], 'oklab')(share));
        return { name, ratio: computeContrast(color('--ink'), wash) };
      })
      .filter(({ ratio }) => ratio < 7)
      .map(({ name, ratio }) => `${theme}, ${name}: ${ratio}`);
  });
}

test.each([
  ['accent', '#ffd400'],
  ['accent', '#ffffff'],
  ['main', '#1e3a8a'],
  ['main', '#ffffff'],
] as const)(
  'refuses the %s %s with its contrast, and proposes one that is accepted',
  (color, given) => {
    const refusal = refusalOf(color, given, kept);

    expect(refusal?.reason).toMatch(/too light.* \(\d+(\.\d+)?:1, it needs \d(\.\d)?:1/);
    expect(refusal?.nearest).toMatch(/^#[\da-f]{6}$/);
    expect(refusalOf(color, refusal?.nearest ?? '', kept)).toBeUndefined();
  },
);

test('proposes a color of the same hue', () => {
  expect(refusalOf('accent', '#00ff00', kept)?.nearest).toMatch(
    /^#0[0-9a-f][4-9a-f][0-9a-f]0[0-9a-f]$/,
  );
});
