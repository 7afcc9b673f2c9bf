import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const site = { ...loadContent().site, securityTxt: { expires: '2031-03-02' } };
const contactOf = (email: (typeof site)['email']) =>
  securityTxt({ ...site, email })
    ?.split('\n')
    .find((line) => line.startsWith('Contact'));

test('names the address for security, or else the general one', () => {
  const both = { general: 'office@a.example', security: 'lock+key@a.example' };

  expect(contactOf(both)).toBe('Contact: mailto:lock%2Bkey@a.example');
  expect(contactOf({ general: both.general })).toBe('Contact: mailto:office@a.example');
});

test('does not exist without a last day', () => {
  expect(securityTxt({ ...site, securityTxt: undefined })).toBeUndefined();
});

test('is valid until the end of the last day', () => {
  expect(securityTxt(site)).toContain('\nExpires: 2031-03-02T23:59:59Z\n');
});
