/** What the privacy policy of the sample says about the service is what the service does. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unconfirmedDays } from './database/maintain.ts';
import { mostText } from './delivery/held.ts';
import { longestMemory } from './spam/limits.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const policy = read('companies/orrery/content/privacy.md');
const section = (anchor: string) =>
  policy.split(/^## .*?(?=\{#)/m).find((it) => it.startsWith(anchor));
const passage = section('{#messages when=intake}');
const retention = section('{#retention}');

test('an address is in memory for about an hour, and the owner gets the beginning of what is held', () => {
  expect(longestMemory).toBe(60);
  expect(passage).toContain('keeps an address in memory for about an hour');
  expect(mostText.email).toBeLessThan(500);
  expect(passage).toContain('The people who answer get its beginning by email');
});

test('an address that is not confirmed for the newsletter goes when the policy says', () => {
  expect(passage).toContain(`not confirmed is deleted after ${unconfirmedDays} days`);
  expect(passage).toContain(`Within ${unconfirmedDays} days of leaving, your address is gone`);
});

test('messages and their backups go when the policy says', () => {
  const [, days] = /DAYS=(\d+)/.exec(read('intake/deploy/intake-retention.service')) ?? [];
  const [, inBackups] = /delete it after (\d+ days)/.exec(read('intake/docs/operations.md')) ?? [];

  expect(retention).toContain(`for ${Math.round(Number(days) / 30.4)} months at most`);
  expect(retention).toContain(`encrypted backups within a further ${inBackups}`);
});
