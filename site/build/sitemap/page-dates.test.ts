import { expect, test } from 'vitest';
import { lastChanges, recordedOn } from './page-dates.ts';

const words = new Map([
  ['/', 'aaa'],
  ['/team', 'bbb'],
  ['/terms', 'ccc'],
  ['/new', 'ddd'],
]);
const own = new Map([['/terms', '2024-12-15']]);
const recorded = {
  '/': { changed: '2025-01-01', words: 'aaa' },
  '/team': { changed: '2025-02-02', words: 'older' },
  '/gone': { changed: '2025-03-03', words: 'eee' },
};

test('a page has the recorded date only while it has the recorded words', () => {
  expect([...lastChanges(words, own, recorded)]).toEqual([
    ['/', '2025-01-01'],
    ['/terms', '2024-12-15'],
  ]);
});

test('only a page with new words gets the date of today', () => {
  expect(recordedOn('2026-06-06', words, own, recorded)).toEqual({
    '/': { changed: '2025-01-01', words: 'aaa' },
    '/team': { changed: '2026-06-06', words: 'bbb' },
    '/new': { changed: '2026-06-06', words: 'ddd' },
  });
});

test('recorded twice, nothing changes the second time', () => {
  const once = recordedOn('2026-06-06', words, own, recorded);

  expect(recordedOn('2026-07-07', words, own, once)).toEqual(once);
});
