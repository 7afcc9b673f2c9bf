import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Figure } from './Figure.tsx';

const draw = (shape: ReactNode, letters?: { fontSize: number }) => {
  const drawing = h('svg', { className: 'look', viewBox: '-50 -50 100 100' }, shape);
  const position = { x: 100, y: 100, width: 200, ...(letters && { letters }) };
  return renderToStaticMarkup(h(Figure, { ...position, drawing }));
};

test('the dashes of a circle are in units of the drawing', () => {
  const svg = draw(h('circle', { r: 10, pathLength: 20, strokeDasharray: '0 .5' }));

  const [, dash] = /stroke-dasharray="0 ([\d.]+)"/.exec(svg) ?? [];
  expect(Number(dash)).toBeCloseTo((2 * Math.PI * 10) / 40);
  expect(svg).not.toContain('pathLength');
});

test('two dots on a curve are on opposite sides of its middle', () => {
  const svg = draw(h('path', { d: 'M10 0', pathLength: 2, strokeDasharray: '0 1' }));

  expect(svg.match(/<g transform="rotate\((?:0|180)\)"><path/g)).toHaveLength(2);
});

test('a line that is drawn by motion is whole', () => {
  expect(draw(h('path', { d: 'M0 0H9', pathLength: 1 }))).toContain('stroke-dasharray="none"');
});

test('texts are next to the drawing, or left out', () => {
  const text = h('text', { x: 10, y: 20 }, 'Mon');

  expect(draw(text)).not.toContain('Mon');
  expect(draw(text, { fontSize: 6 })).toMatch(/<\/svg><div style="font-size:12px[^>]*>Mon</);
});

test('the classes of a figure stay, so that its style sheet applies', () => {
  expect(draw(null)).toContain('<g class="look">');
});
