import { expect, test } from 'vitest';
import { themeColors } from './theme-colors.ts';

const tokens = `@layer base {
  :root {
    --paper: light-dark(#ffffff, #000000);
    --band: #123456;
    --gap: 1rem;
  }
}`;

test('finds each color in both themes', () => {
  const { light, dark } = themeColors(tokens);

  expect([...light]).toEqual([
    ['--paper', '#ffffff'],
    ['--band', '#123456'],
  ]);
  expect(dark.get('--paper')).toBe('#000000');
});
