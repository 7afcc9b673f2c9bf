import { expect, test } from 'vitest';
import { flatStyles, styleText } from './flat-styles.ts';

const palette = new Map([
  ['--ink', '#111111'],
  ['--accent', '#aa7700'],
]);
const classes = { line: 'a1', dot: 'a2', mark: 'a3' };

const flat = (css: string, weight = 1) =>
  styleText(flatStyles([{ css, classes }], palette, weight));

test.each([
  ['a token', '.line { stroke: var(--ink); }', '.a1{stroke:#111111}'],
  ['a layer', '@layer figures { .dot { fill: none; } }', '.a2{fill:none}'],
  ['a list of selectors', ':is(.line, .dot) .mark { fill: none; }', '.a1 .a3,.a2 .a3{fill:none}'],
  [
    'a transparent color',
    '.dot { fill: color-mix(in oklab, var(--accent) 25%, transparent); }',
    '.a2{fill:#aa770040}',
  ],
  ['a length in rem', '.dot { r: 0.25rem; }', '.a2{r:4px}'],
  ['a translation', '.line { translate: 0 1rem; }', '.a1{transform:translate(0,16px)}'],
  ['letters', '.line text { fill: none; }', '.a1 .text{fill:none}'],
  ['paths, which letters are not', '.line path { fill: none; }', '.a1 path:not(.text){fill:none}'],
])('librsvg reads %s', (_, css, expected) => {
  expect(flat(css)).toBe(expected);
});

test.each([
  ['layout', '.line { width: 100%; aspect-ratio: 1; }'],
  ['motion', '.line { --move: draw; stroke-dasharray: 1; }'],
  ['a print style', '@media print { .line { fill: none; } }'],
  ['a wide screen', '@media (width >= 64rem) { .line { fill: none; } }'],
  ['keyframes', '@keyframes turn { to { opacity: 0; } }'],
])('a picture has nothing of %s', (_, css) => {
  expect(flat(css)).toBe('');
});

test.each(['(width < 44rem)', 'print, (width < 44rem)'])(
  'a picture follows the rules for phones: %s',
  (media) => {
    expect(flat(`@media ${media} { .dot { display: none; } }`)).toBe('.a2{display:none}');
  },
);

test('only lines that keep their width at every size are drawn wider', () => {
  const css = `.line { stroke-width: 1.5; vector-effect: non-scaling-stroke; }
    .dot { stroke-width: 1.5; }`;

  expect(flat(css, 2)).toBe(
    '.a1{stroke-width:3;vector-effect:non-scaling-stroke}\n.a2{stroke-width:1.5}',
  );
});

test('a token that is not a color stops the build', () => {
  expect(() => flat('.line { stroke: var(--nowhere); }')).toThrow('--nowhere');
});
