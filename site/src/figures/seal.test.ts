import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

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
  ['\u{F0003}', ''],
])('the seal of "%s" shows %s', (name, initials) => {
  expect(createSeal(name).initials).toBe(initials);
});

test('square letters are smaller, so that two of them fit', () => {
  expect(['李 娜', '김 민준', 'Łukasz Żak'].map((name) => createSeal(name).size)).toEqual([
    0.65, 0.65, 1,
  ]);
});

test('a name has the same seal however it is spaced, capitalized or encoded', () => {
  const seal = createSeal('Lucía Ibarquen');

  expect(createSeal(' lucía   IBARQUEN')).toEqual(seal);
  expect(createSeal('Lucía Ibarquen'.normalize('NFD'))).toEqual(seal);
});

test('every line stays within the seal and leaves the initials free', () => {
  for (const { rings, path, figure } of names.map(createSeal)) {
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
