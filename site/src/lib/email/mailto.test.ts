import { expect, test } from 'vitest';
import { mailto } from './mailto.ts';

test('an address alone makes a link with nothing else', () => {
  expect(mailto('hello@orrery.example')).toBe('mailto:hello@orrery.example');
});

test('subject and body are encoded, with CR LF line ends', () => {
  const link = mailto('a+b@orrery.example', { subject: 'Apply: R&D?', body: 'One\nTwo' });

  expect(link).toBe('mailto:a%2Bb@orrery.example?subject=Apply%3A%20R%26D%3F&body=One%0D%0ATwo');
});
