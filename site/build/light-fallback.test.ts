import { expect, test } from 'vitest';
import { withLightFallback } from './light-fallback.ts';

test('a browser without light-dark() gets the light color', () => {
  const css = [
    ':root { --ink: light-dark(#161a24, #efe9dc); --veil: #0009; }',
    '@supports (color: light-dark(#000, #fff)) { :root { color-scheme: light dark; } }',
  ];

  const [fallback, pairs] = withLightFallback(css.join('\n')).split('\n');

  expect(fallback).toBe(':root { --ink: #161a24; --veil: #0009; }');
  expect(pairs).toContain('color-scheme: light dark; --ink: light-dark(#161a24, #efe9dc);');
});
