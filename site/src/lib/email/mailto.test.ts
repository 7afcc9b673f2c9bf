import { expect, test } from 'vitest';
import { mailto } from './mailto.ts';

test('an address alone makes a link with nothing else', () => {
  expect(mailto('hello@orrery.example')).toBe('mailto:hello@orrery.example');
});

test('subject and body are encoded, with CR LF line ends', () => {
  const link = mailto('a+b@orrery.example', { subject: 'Apply: R&D?', body: 'One\nTwo' });

  expect(link).toBe('mailto:a%2Bb@orrery.example?subject=Apply%3A%20R%26D%3F&body=One%0D%0ATwo');
});

test('a subject stays on one line, and half a character does not break the link', () => {
  const link = mailto('a@b.example', { subject: 'One\r\nBcc: all@b.example', body: '\ud83d' });

  expect(link).toBe('mailto:a@b.example?subject=One%20Bcc%3A%20all%40b.example&body=%EF%BF%BD');
});

test('nothing in an address can add a recipient or a header', () => {
  expect(mailto('a@b.example,c@d.example?bcc=e@f.example')).toBe(
    'mailto:a@b.example%2Cc%40d.example%3Fbcc%3De%40f.example',
  );
});
