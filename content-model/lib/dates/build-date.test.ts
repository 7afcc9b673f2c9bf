import { afterEach, expect, test, vi } from 'vitest';
import { getBuildDate } from './build-date.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each([
  ['1735689599', 2024],
  ['1735689600', 2025],
  ['0', 1970],
])('SOURCE_DATE_EPOCH=%s gives the year %d, on any machine and on any day', (epoch, year) => {
  vi.useFakeTimers({ now: new Date('2031-06-01T00:00:00Z') });
  vi.stubEnv('TZ', 'Pacific/Honolulu');
  vi.stubEnv('SOURCE_DATE_EPOCH', epoch);

  expect(getBuildDate().getUTCFullYear()).toBe(year);
});

test.each([undefined, ''])('with SOURCE_DATE_EPOCH %j, it is the year of the build', (epoch) => {
  vi.useFakeTimers({ now: new Date('2031-06-01T00:00:00Z') });
  vi.stubEnv('SOURCE_DATE_EPOCH', epoch);

  expect(getBuildDate().getUTCFullYear()).toBe(2031);
});

test('a SOURCE_DATE_EPOCH that is not a number stops the build', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', 'yesterday');

  expect(getBuildDate).toThrow('yesterday');
});
