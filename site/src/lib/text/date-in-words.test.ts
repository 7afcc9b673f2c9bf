import { expect, test, vi } from 'vitest';

// The first and the last time zone on Earth to reach a new day, and three between them.
test.each([
  ['Pacific/Kiritimati', -840],
  ['Asia/Kolkata', -330],
  ['UTC', 0],
  ['America/New_York', 300],
  ['Etc/GMT+12', 720],
])('a date is shown as it was typed, even if the site is built in %s', async (zone, offset) => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const { formatDate } = await import('./date-in-words.ts');

  const words = ['2024-12-15', '2024-01-01', '2024-02-29', '2024-12-31'].map(formatDate);

  expect(new Date('2024-01-01').getTimezoneOffset()).toBe(offset);
  expect(words).toEqual([
    'December 15, 2024',
    'January 1, 2024',
    'February 29, 2024',
    'December 31, 2024',
  ]);
  vi.unstubAllEnvs();
});
