import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tally } from './Tally.tsx';

test.each([
  [0, 0],
  [1, 1],
  [5, 5],
  [24, 24],
  [50, 50],
  // Too many to count, so none are drawn.
  [51, 0],
])('a tally of %i has %i strokes, all within its frame', (count, drawn) => {
  const html = renderToStaticMarkup(createElement(Tally, { count }));

  const [, width = ''] = /viewBox="0 0 ([\d.]+) 13"/.exec(html) ?? [];
  const path = / d="([^"]*)"/.exec(html)?.[1] ?? '';
  const ends = Array.from(path.matchAll(/[ML]([\d.]+) /g), ([, x]) => Number(x));
  expect(path.match(/M/g) ?? []).toHaveLength(drawn);
  expect(Number(width)).toBeGreaterThan(0);
  for (const x of ends) expect(x).toBeLessThanOrEqual(Number(width));
});
