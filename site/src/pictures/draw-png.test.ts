import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPng } from './draw-png.ts';

const inks = { colors: ['#f6f3ec', '#161a24', '#b98a45'], backgrounds: ['#f6f3ec'] };

const svg = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="#f6f3ec"/>${shapes}</svg>`;

const rings = Array.from({ length: 40 }, (_, index) => index + 3)
  .map((r) => `<circle cx="100" cy="50" r="${r}" fill="none" stroke="#161a24" stroke-width=".6"/>`)
  .join('');

test('has exactly the given colors where nothing is blended, and no transparency', async () => {
  const png = await drawPng(svg('<rect x="50" width="50" height="100" fill="#b98a45"/>'), inks);

  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 200, height: 100, channels: 3 });
  expect(data.subarray(0, 3).toString('hex')).toBe('f6f3ec');
  expect(data.subarray(75 * 3, 76 * 3).toString('hex')).toBe('b98a45');
});

test('has fewer shades if it would be too large', async () => {
  const whole = await drawPng(svg(rings), inks);

  const reduced = await drawPng(svg(rings), inks, whole.length);

  expect(reduced.length).toBeLessThan(whole.length);
});

test('refuses a picture that is too large even so', async () => {
  await expect(drawPng(svg(rings), inks, 100)).rejects.toThrow('100 bytes');
});

test('refuses letters, which would look different on each machine', async () => {
  await expect(drawPng(svg('<text>A</text>'), inks)).rejects.toThrow('font');
});
