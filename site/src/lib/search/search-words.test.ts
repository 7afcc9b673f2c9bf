import { expect, test } from 'vitest';
import { matches } from './search-words.ts';

const text =
  'How do I get an API key? By mail, says Émile of Łódź: Résumés are read, 99.9% of them.';

test.each([
  '',
  '   ',
  '?!',
  'api',
  'API KEY',
  'key  api',
  'mail, key',
  'RÉSUMÉ',
  'resume',
  'emile',
  'Lódz'.slice(1),
  '99.9%',
  'ma',
])('%j finds it', (query) => {
  expect(matches(text, query)).toBe(true);
});

test.each(['invoice', 'api invoice', 'keys', '98.9%', 'ключ'])('%j does not find it', (query) => {
  expect(matches(text, query)).toBe(false);
});

test('accents written as marks of their own are the same accents', () => {
  expect(matches(text, 'Re\u0301sume\u0301')).toBe(true);
});
