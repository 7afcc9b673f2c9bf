import { expect, test } from 'vitest';
import { findMailbox } from './mailbox.ts';

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+newsletter@example.com', 'ada@example.com'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['a.da@googlemail.com', 'ada@gmail.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['+tag@example.com', '+tag@example.com'],
])('%s is delivered to %s', (email, mailbox) => {
  expect(findMailbox(email)).toBe(mailbox);
});
