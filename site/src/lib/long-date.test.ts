import { afterEach, expect, test, vi } from 'vitest';
import { longDate } from './long-date.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(['Pacific/Honolulu', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'a date is the same day wherever the site is built: %s',
  (zone) => {
    vi.stubEnv('TZ', zone);

    expect(longDate('2024-12-15')).toBe('December 15, 2024');
    expect(longDate('2025-01-01')).toBe('January 1, 2025');
  },
);
