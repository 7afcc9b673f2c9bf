import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { renderSecurityTxt } from './security-txt.ts';

afterEach(() => vi.unstubAllEnvs());

const { site } = loadContent();
const email = { general: 'office@a.example', security: 'lock+key@a.example' };

test('names the address for security', () => {
  expect(renderSecurityTxt({ ...site, email })).toContain('Contact: mailto:lock%2Bkey@a.example\n');
});

test('does not exist without an address for security', () => {
  expect(renderSecurityTxt({ ...site, email: { general: email.general } })).toBeUndefined();
});

test('is valid for less than a year after the build', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2031-03-02T23:59:59Z') / 1000));

  expect(renderSecurityTxt(site)).toContain('\nExpires: 2032-02-29T23:59:59Z\n');
});
