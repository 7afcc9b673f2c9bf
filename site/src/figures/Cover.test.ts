import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { covers } from '../vocabulary.ts';
import { Cover } from './Cover.tsx';
import { coverShape } from './covers/cover-shape.ts';

const articleCategories = Object.values(covers);
const titles = Array.from({ length: 40 }, (_, index) => `What we learned in week ${index + 1}`);

const drawn = (category: string, title: string) =>
  renderToStaticMarkup(createElement(Cover, { category, title }));

test('the category alone decides what kind of drawing a cover shows', () => {
  const kinds = articleCategories.map(
    (category) => new Set(titles.map((title) => coverShape(category, title).kind)),
  );

  expect(kinds.map((kind) => kind.size)).toEqual(Array(6).fill(1));
  expect(new Set(kinds.flatMap((kind) => [...kind])).size).toBe(6);
});

test('a category of the owner always has the same kind of cover, and an article may choose', () => {
  const kindsOf = (cover?: 'pulse') =>
    new Set(titles.map((title) => coverShape('Rail freight', title, cover).kind));

  expect(kindsOf().size).toBe(1);
  expect([...kindsOf('pulse')]).toEqual(['pulse']);
});

describe.each(articleCategories)('a cover for %s', (category) => {
  test('is the same every time it is drawn', () => {
    const [first, second] = [1, 2].map(() => titles.map((title) => drawn(category, title)));

    expect(first).toEqual(second);
  });

  test('differs for another title, even if only one letter differs', () => {
    const covers = titles.map((title) => drawn(category, title));

    expect(new Set(covers).size).toBe(titles.length);
  });

  test('has only valid numbers, even for an empty or strange title', () => {
    for (const title of [...titles, '', '…', '李娜 🙂', 'x'.repeat(500)]) {
      const numbers = drawn(category, title).match(/-?\d*\.?\d+(e[+-]\d+)?/g) ?? [];

      expect(drawn(category, title)).not.toMatch(/NaN|Infinity|undefined|null|\de[+-]?\d/);
      expect(numbers.length).toBeGreaterThan(20);
      expect(Math.max(...numbers.map((number) => Math.abs(Number(number))))).toBeLessThan(1000);
    }
  });

  test('is hidden from screen readers, since it adds nothing to the words', () => {
    expect(drawn(category, 'Any')).toMatch(/^<svg [^>]*aria-hidden="true"/);
  });
});

test('a title has the same cover in every build', () => {
  expect(coverShape('AI Ethics', 'Fair by four definitions that disagree')).toEqual({
    kind: 'balance',
    sides: [
      { weights: 4, arm: -66, drop: 74 },
      { weights: 3, arm: 88, drop: 70 },
    ],
    form: 'spheres',
  });
});

test('the balance on the cover is in balance', () => {
  for (const title of titles) {
    const shape = coverShape('AI Ethics', title);
    if (shape.kind !== 'balance') throw new Error('not a balance');

    const moments = shape.sides.map(({ weights, arm }) => weights * arm);

    expect(moments[0]).toBeLessThan(0);
    expect((moments[0] ?? 0) + (moments[1] ?? 0)).toBe(0);
  }
});

test('the wheels on the cover mesh: each touches the next, and no other', () => {
  for (const title of titles) {
    const shape = coverShape('Engineering', title);
    if (shape.kind !== 'gears') throw new Error('not a gear train');

    // All teeth have the same size: the radius of a wheel is 2 per tooth, and the teeth reach 3
    // beyond it.
    const gaps = shape.wheels.flatMap((one, index) =>
      shape.wheels.slice(index + 1).map((other, distance) => ({
        adjacent: distance === 0,
        gap: Math.hypot(one.x - other.x, one.y - other.y) - 2 * (one.teeth + other.teeth),
      })),
    );

    for (const { adjacent, gap } of gaps) {
      if (adjacent) expect(gap).toBeCloseTo(1, 0);
      else expect(gap).toBeGreaterThan(6);
    }
  }
});
