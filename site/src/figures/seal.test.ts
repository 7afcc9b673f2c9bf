import { expect, test } from 'vitest';
import { sealShape } from './seal.ts';

const firstNames =
  'Ada Bo Chidi Dalia Emre Farah Goran Hana Ines Jun Kofi Lena Mei Nils Omar Pia Quinn Rosa Sven Tala';
const lastNames = 'Abara Brandt Castro Dlamini Eriksen Fonseca Gupta Hoang Ito Jansen';

test.each([
  ['Łukasz Żak', 'ŁŻ'],
  ['李 娜', '李娜'],
  ['O’Brien', 'O'],
  ['Ada', 'A'],
  ['Ana María de la Cruz', 'AC'],
  ['  ingrid  solheim ', 'IS'],
])('the seal of "%s" shows %s', (name, initials) => {
  expect(sealShape(name).initials).toBe(initials);
});

test('a name has the same seal in every build', () => {
  expect(sealShape('Priya Raghunathan')).toEqual({
    initials: 'PR',
    outer: 54,
    inner: 5,
    turn: 27,
  });
});

test('two hundred people have at least 190 different rings, regardless of their initials', () => {
  const names = firstNames
    .split(' ')
    .flatMap((first) => lastNames.split(' ').map((last) => `${first} ${last}`));

  const rings = names.map((name) => {
    const { outer, inner, turn } = sealShape(name);
    return `${outer} ${inner} ${turn}`;
  });

  expect(new Set(names).size).toBe(200);
  expect(new Set(rings).size).toBeGreaterThanOrEqual(190);
});
