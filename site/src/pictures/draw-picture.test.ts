import { light } from 'virtual:colors';
import { createElement as h, type ReactNode } from 'react';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import engraving from '../figures/engraving.module.css';
import { drawPicture, faces } from './draw-picture.tsx';

/** Draws a picture of 100 by 100 CSS pixels, and counts the pixels of each color in a column. */
async function columnOf(shape: ReactNode, scale: number) {
  const svg = h('svg', { width: 100, height: 100, viewBox: '0 0 10 10', fill: 'none' }, shape);
  const { data, info } = await sharp(await drawPicture(svg, 100, 100, scale))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 100 * scale, height: 100 * scale, channels: 3 });
  const colors = Array.from({ length: info.height }, (_, y) => {
    const at = (y * info.width + info.width / 2) * 3;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  });
  return (name: string) => colors.filter((color) => color === light.get(name)).length;
}

test('a figure has the colors of its style sheet, on paper without transparency', async () => {
  const count = await columnOf(h('circle', { className: engraving.dot, cx: 5, cy: 5, r: 2 }), 1);

  expect(count('--accent-bold')).toBe(40);
  expect(count('--paper')).toBe(60);
});

test('lines that keep their width at every size are as many CSS pixels wide as on a page', async () => {
  const count = await columnOf(h('path', { className: engraving.fine, d: 'M0 5H10' }), 4);

  expect(count('--strong')).toBe(4);
});

test.each([...'.,:;!?…–’“”()&%0'])('in italics, "%s" is not from another font', async (mark) => {
  const draw = (fontFamily: string) =>
    drawPicture(h('div', { style: { fontFamily, fontSize: 50 } }, mark), 100, 100);

  const italic = await draw(faces.italic.fontFamily);

  expect(italic).not.toEqual(await draw('none of ours'));
});
