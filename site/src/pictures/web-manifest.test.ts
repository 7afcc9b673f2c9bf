import { expect, test } from 'vitest';
import { shortenName } from './web-manifest.ts';

test.each([
  ['Company', 'Company'],
  ['Twelve Words', 'Twelve Words'],
  ['Northern Instrument Works', 'Northern'],
  ['Lark & Daughters Limited', 'Lark'],
  ['A. B. Clockmakers', 'A. B.'],
  ['Instrumentmakers', 'Instrumentmakers'],
  ['Instrumentmakers of Berlin', 'Instrumentmakers of Berlin'],
])('the short name of %j is %j', (name, short) => {
  expect(shortenName(name)).toBe(short);
});
