/** What the privacy policy of the sample says about the service is what the service does. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { memoryMinutes } from './limits.ts';
import { suspectDays, unconfirmedDays } from './store/maintenance.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const policy = read('companies/orrery/content/privacy.md');
const section = (anchor: string) =>
  policy.split(/^## .*?(?=\{#)/m).find((text) => text.startsWith(anchor));
const passage = section('{#messages when=intake}');
const retention = section('{#retention}');

test('an address is in memory for about an hour', () => {
  expect(memoryMinutes).toBe(60);
  expect(passage).toContain('keeps an address in memory for about an hour');
});

test('an address that is not confirmed for the newsletter goes when the policy says', () => {
  expect(passage).toContain(`not confirmed is deleted after ${unconfirmedDays} days`);
});

test('messages and their backups go when the policy says', () => {
  const { KEEP_DAYS } = readConfig({
    DATABASE_FILE: 'a',
    SMTP_URL: 'smtp://a',
    MAIL_FROM: 'a@b.example',
    MAIL_TO: 'a@b.example',
    PUBLIC_URL: 'https://b.example',
    COMPANY: 'B',
  });
  const [, inBackups] = /delete it after (\d+ days)/.exec(read('intake/docs/operations.md')) ?? [];

  expect(retention).toContain(`for ${Math.round(KEEP_DAYS / 30.4)} months at most`);
  expect(retention).toContain(`encrypted backups within a further ${inBackups}`);
  expect(retention).toContain(`deleted after ${suspectDays} days`);
});
