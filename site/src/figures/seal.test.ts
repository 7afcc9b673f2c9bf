import { describe, expect, test } from 'vitest';
import { sealOf } from './seal.ts';

const firstNames =
  'Ada Bo Chidi Dalia Emre Farah Goran Hana Ines Jun Kofi Lena Mei Nils Omar Pia Quinn Rosa Sven Tala';
const lastNames = 'Abara Brandt Castro Dlamini Eriksen Fonseca Gupta Hoang Ito Jansen';
const names = firstNames
  .split(' ')
  .flatMap((first) => lastNames.split(' ').map((last) => `${first} ${last}`));

test.each([
  ['Łukasz Żak', 'ŁŻ'],
  ['李 娜', '李娜'],
  ['O’Brien', 'O'],
  ['Ada', 'A'],
  ['Ana María de la Cruz', 'AC'],
  ['  ingrid  solheim ', 'IS'],
  ['', ''],
])('the seal of "%s" shows %s', (name, initials) => {
  expect(sealOf(name).initials).toBe(initials);
});

test('square letters are smaller, so that two of them fit', () => {
  expect(['李 娜', '김 민준', 'Łukasz Żak'].map((name) => sealOf(name).size)).toEqual([
    0.65, 0.65, 1,
  ]);
});

test('a name has the same seal in every build', () => {
  expect(sealOf('Ingrid Vossmark')).toMatchInlineSnapshot(`
    {
      "edge": "blocks",
      "figure": "star",
      "initials": "IV",
      "path": {
        "count": 12,
        "d": "M-12.3 -12.3L0 -24.6 12.3 -12.3",
      },
      "rings": [
        {
          "r": 31,
          "vectorEffect": "non-scaling-stroke",
        },
        {
          "pathLength": 22,
          "r": 28.4,
          "strokeDasharray": "0 0.25 0.5 0.25",
          "strokeWidth": 2.6,
        },
      ],
      "size": 1,
    }
  `);
});

test('a name has the same seal however it is spaced, capitalized or encoded', () => {
  const seal = sealOf('Lucía Ibarquen');

  expect(sealOf(' lucía   IBARQUEN')).toEqual(seal);
  expect(sealOf('Lucía Ibarquen'.normalize('NFD'))).toEqual(seal);
});

describe.each([
  [
    'the six people on /team',
    'Anjali Deshvarma, Tomasz Wierzbin, Amara Okonjide, Hiroshi Tanagawa, Lucía Ibarquen, Ruth Abramsvik',
  ],
  [
    'the six clients on the home page',
    'Ingrid Vossmark, Marcus Adelowe, Priya Raghuveda, Tomas Quillaro, Hannah Weissgrund, Kenji Tobikura',
  ],
])('%s', (_, people) => {
  const seals = people.split(', ').map(sealOf);

  test('have six different kinds of figures around their initials', () => {
    expect(new Set(seals.map(({ figure }) => figure)).size).toBe(6);
  });

  test('have at least four different kinds of edges', () => {
    expect(new Set(seals.map(({ edge }) => edge)).size).toBeGreaterThanOrEqual(4);
  });
});

test('two hundred people have at least 190 different drawings, regardless of their initials', () => {
  const drawings = names.map(sealOf).map(({ rings, path }) => JSON.stringify([rings, path]));

  expect(new Set(names).size).toBe(200);
  expect(new Set(drawings).size).toBeGreaterThanOrEqual(190);
});

test('no figure or edge is rare: each kind is on at least 5% of two hundred seals', () => {
  const seals = names.map(sealOf);
  for (const kinds of [seals.map(({ figure }) => figure), seals.map(({ edge }) => edge)]) {
    const counts = Map.groupBy(kinds, (kind) => kind);
    expect(counts.size).toBe(7);
    for (const [kind, found] of counts) expect(found.length, kind).toBeGreaterThanOrEqual(10);
  }
});

test('every line stays within the seal and leaves the initials free', () => {
  for (const { rings, path, figure } of names.map(sealOf)) {
    // Where lines begin, and the corners of stars and suns.
    const points = Array.from(path.d.matchAll(/[ML](-?[\d.]+) ?(-?[\d.]+)/g), ([, x, y]) =>
      Math.hypot(Number(x), Number(y)),
    );
    expect(points.length, figure).toBeGreaterThan(0);
    expect(Math.max(...points), figure).toBeLessThan(26);
    expect(Math.min(...points), figure).toBeGreaterThan(13);
    expect(JSON.stringify([rings, path])).not.toMatch(/NaN|Infinity|undefined/);
  }
});
