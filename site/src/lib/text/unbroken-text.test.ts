import { expect, test } from 'vitest';
import { unbrokenText } from './unbroken-text.ts';

/** With brackets around what stays on one line. */
const shown = (html: string) =>
  unbrokenText(html)
    .replaceAll(/<\/?text-run>/g, '')
    .replaceAll('<no-break>', '[')
    .replaceAll('</no-break>', ']');

test.each([
  'within [2 hours]',
  'live in [8 to 15 weeks,] at [$1k a] month',
  'at [3 a.m.] or [9AM-6PM IST]',
  'the [$50k - $100k range]',
  'in [8-12 weeks] with [AES-256.]',
  'a [30-day,] [AI-first,] [third-party] offer',
  '[Pl. IV.] Ten throws, see [Fig. 1]',
  '[Featured ·] Research',
  'meist [10.000 bis 25.000\u00a0€,] mehr nicht',
])('keeps on one line: %s', (lines) => {
  const text = lines.replaceAll(/[[\]]/g, '');

  expect(shown(`<p>${text}</p>`)).toBe(`<p>${lines}</p>`);
  expect(unbrokenText(text).replaceAll(/<\/?(?:no-break|text-run)>/g, '')).toBe(text);
});

test.each([
  'in 2024. Three were',
  'on January 18, 2027, at last',
  'hello@far-away.example',
  'far-away.example/every-page',
  'a word-that-is-longer-than-a-phone',
  'the users&#x27; own',
  '8-12 weeks',
])('breaks as before: %s', (text) => {
  expect(unbrokenText(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
});

test('in a link or another element that may be a flex container, the text stays one item', () => {
  expect(unbrokenText('<a>Try it <b>for</b> 30 days, free</a>')).toBe(
    '<a>Try it <b>for</b><text-run> <no-break>30 days,</no-break> free</text-run></a>',
  );
});

test('code, drawings and forms stay as they are', () => {
  const html =
    '<code>a-b 2 c</code><svg><text>8-12 weeks</text></svg><form><p>30 days</p></form><pre>2 x</pre>';

  expect(unbrokenText(html)).toBe(html);
  expect(shown(`${html}at 2 x`)).toBe(`${html}at [2 x]`);
});
