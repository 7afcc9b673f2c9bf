import { expect, test } from 'vitest';
import { parseMultiple, parseProportion, parseWeeks, parseYears } from './proportion.ts';

/** What a drawing shows of a figure: a part of the whole, or so many times the whole. */
test.each([
  ['0%', 0, undefined],
  ['95%', 0.95, undefined],
  ['99.9%', 0.999, undefined],
  ['100%', 1, undefined],
  ['101%', undefined, 1.01],
  ['300%', undefined, 3],
  ['0/5', 0, undefined],
  ['4.9/5', 0.98, undefined],
  ['5/5', 1, undefined],
  // These have no honest drawing.
  ['0/0', undefined, undefined],
  ['24/7', undefined, undefined],
  ['200+', undefined, undefined],
  ['3x', undefined, undefined],
  ['-38%', undefined, undefined],
  ['+300%', undefined, undefined],
  ['8-12 weeks', undefined, undefined],
  ['up to 95%', undefined, undefined],
  ['up to 300%', undefined, undefined],
  ['', undefined, undefined],
])('"%s" is drawn as %s of the whole, or as %s times the whole', (value, fraction, times) => {
  expect(parseProportion(value)).toEqual(fraction && expect.closeTo(fraction));
  expect(parseMultiple(value)).toBe(times);
});

test.each([
  ['8-12 weeks', { least: 8, most: 12 }],
  ['10 weeks', undefined],
  ['8-12 days', undefined],
  ['in 8-12 weeks', undefined],
])('"%s" is drawn as the weeks %o', (value, weeks) => {
  expect(parseWeeks(value)).toEqual(weeks);
});

test.each([
  ['14 years', 14],
  ['21 years, nine of them on the railways', 21],
  ['Many years', undefined],
  ['400 years', undefined],
  ['14 months', undefined],
  ['5+ years', undefined],
  ['over 14 years', undefined],
])('"%s" is drawn as %s years', (value, years) => {
  expect(parseYears(value)).toBe(years);
});
