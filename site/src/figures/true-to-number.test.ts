import { planetNames } from '@website/content-model/vocabulary.ts';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LifetimeRuler } from './LifetimeRuler.tsx';
import { listPowerLabels } from './log-scale.ts';
import { createRoundScale, listLabels } from './round-scale.ts';
import { Tally } from './Tally.tsx';
import { UptimeBar } from './UptimeBar.tsx';
import { YearDial } from './YearDial.tsx';
import { YearOrbits } from './YearOrbits.tsx';

/** The attributes of each mark in a drawing, by the mark's name. */
function marksOf(drawing: ReactElement): Record<string, Record<string, string>> {
  const marks = Array.from(
    renderToStaticMarkup(drawing).matchAll(/<\w+ ([^>]*data-mark="([^"]*)"[^>]*)>/g),
    ([, attributes = '', name = '']) => [
      name,
      Object.fromEntries(
        Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key, value]) => [key, value]),
      ),
    ],
  );
  return Object.fromEntries(marks);
}

const numbersOf = (drawing: ReactElement) =>
  Array.from(renderToStaticMarkup(drawing).matchAll(/<text[^>]*>([^<]*)</g), ([, text]) => text);

test('a three-year cookie stays on its ruler, and the others keep their proportions', () => {
  const rows = [12, 36].map((months) => ({ label: `${months}`, months, inUse: false }));

  const marks = marksOf(createElement(LifetimeRuler, { rows }));

  expect(marks[12]?.width).toBe('33.333%');
  expect(marks[36]?.width).toBe('100%');
});

test.each([
  [99.7, '99.7%', '30%', ['99%', '99.5%', '100%']],
  [97.5, '97.5%', '25%', ['90%', '95%', '100%']],
  [82, '82%', '18%', ['0%', '50%', '100%']],
])(
  'an uptime of %d%% is drawn whole, and its end enlarged as far as it fits',
  (uptime, up, lost, scale) => {
    const bar = createElement(UptimeBar, { uptime });

    expect(marksOf(bar)['whole-up']?.width).toBe(up);
    expect(marksOf(bar)['last-lost']?.width).toBe(lost);
    expect(numbersOf(bar)).toEqual(scale);
  },
);

test('a tally of fifty is drawn, and one of more has no stroke, since nobody would count them', () => {
  const strokes = (count: number) =>
    renderToStaticMarkup(createElement(Tally, { count })).match(/M/g)?.length ?? 0;

  expect([50, 51].map(strokes)).toEqual([50, 0]);
});

test('forty weeks of work, and five billion requests, have only a few numbers on their scales', () => {
  expect(listLabels(createRoundScale(42, 2, 11))).toHaveLength(12);
  expect(listPowerLabels(10)).toHaveLength(6);
});

describe('the orbits of people', () => {
  const placesOf = (years: readonly number[]) => {
    const people = years.map((value, index) => ({
      name: `Person ${index}`,
      years: value,
      label: '',
      href: '#',
    }));
    const html = renderToStaticMarkup(createElement(YearOrbits, { people }));
    expect(html).not.toContain('NaN');
    return Array.from(html.matchAll(/translate\((\S+) (\S+)\)scale\((\S+)\)/g), (match) =>
      match.slice(1).map(Number),
    );
  };

  test.each([
    ['one beginner', [0]],
    ['twelve of the same age', Array(12).fill(20)],
    ['a lifetime of work', [61, 2, 30]],
  ])('%s: no seal hides another', (_, years) => {
    const positions = placesOf(years);

    expect(positions).toHaveLength(years.length);
    for (const [index, [x = 0, y = 0, size = 0]] of positions.entries()) {
      for (const [otherX = 0, otherY = 0] of positions.slice(index + 1)) {
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(62 * size - 0.7);
      }
    }
  });
});

describe('the dial of the year', () => {
  const bodiesOf = (count: number, longitude: number) => {
    const bodies = planetNames.slice(0, count).map((name) => ({ name, numeral: 'I', longitude }));
    return Array.from(
      renderToStaticMarkup(createElement(YearDial, { bodies })).matchAll(
        /transform="rotate\(([^)]+)\)translate\(0-([\d.]+)\)".*?<circle r="(\d+)".*?<text [^>]*rotate\(([^)]+)\)/g,
      ),
      ([, ...numbers]) => numbers.map(Number) as [number, number, number, number],
    ).reverse();
  };

  test.each([1, 2, 5, 6, 7, 8])('has %d planets that do not touch when they pass', (count) => {
    const bodies = bodiesOf(count, 0);

    expect(bodies).toHaveLength(count);
    for (const [index, [, orbit, ring]] of bodies.entries()) {
      const [, innerOrbit = 35, innerRing = 0] = bodies[index - 1] ?? [];
      expect(orbit - ring).toBeGreaterThan(innerOrbit + innerRing);
      // The grip of the handle begins there.
      expect(orbit + ring).toBeLessThan(301);
    }
  });

  test('draws a longitude counterclockwise from the top, with an upright numeral', () => {
    const [[turn, , , numeral] = []] = bodiesOf(1, 107.3);

    expect(turn).toBe(-107.3);
    expect(numeral).toBe(107.3);
  });
});
