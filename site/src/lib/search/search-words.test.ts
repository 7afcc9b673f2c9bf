import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matches } from './search-words.ts';

const text =
  'How do I get an API key? By email, says Émile of Łódź: Résumés are read, 99.9% of them. ' +
  'The price of a box is on the invoice, and the company in the Straße is available.';

describe('the words of a query', () => {
  test.each([
    '',
    '   ',
    'api',
    'API KEY',
    'key  api',
    'mail, key',
    'RÉSUMÉ',
    'resume',
    'emile',
    'lodz',
    'LODZ',
    'strasse',
    '99.9%',
    'ma',
    'em',
  ])('%j finds them: whole or partial words, in any order, case and spelling', (query) => {
    expect(matches(text, query)).toBe(true);
  });

  test.each(['ail', 'oice', 'vailable', 'pi', 'api invite', '98.9%', 'ключ'])(
    '%j does not find them: it is inside a word, or missing',
    (query) => {
      expect(matches(text, query)).toBe(false);
    },
  );

  test.each(['.*', '(', '?!', '🚀', '—', '\u0301'])(
    '%j has no word, and finds nothing',
    (query) => {
      expect(matches(text, query)).toBe(false);
    },
  );

  test.each([
    ['e-mail', 'email', 'mail', 'E-Mail', 'emails', 'e-mails'],
    ['invoice', 'invoices'],
    ['box', 'boxes'],
    ['Łódź', 'Lódz', 'lodz'],
    ['Ørsted', 'orsted'],
  ])('%s and the other spellings find each other', (...spellings) => {
    for (const one of spellings) {
      for (const other of spellings) {
        expect(matches(`Before ${one}, after`, other), `${other} in ${one}`).toBe(true);
      }
    }
  });

  test.each([
    ['companies', 'company'],
    ['pricing', 'price'],
    ['guides', 'guided'],
  ])('%j finds "%s"', (query, word) => {
    expect(matches(`Before ${word}, after`, query)).toBe(true);
  });

  test('accents written as separate marks count as the same accents', () => {
    expect(matches(text, 'Re\u0301sume\u0301')).toBe(true);
  });
});

describe('for any text', () => {
  const word = fc.stringMatching(/^[\p{L}\p{N}]{1,12}$/u);
  const words = fc.array(word, { minLength: 1, maxLength: 6 });

  test('each of its words finds it, and so does the beginning of a word', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (all, at, length) => {
        const chosen = [...(all[at % all.length] ?? '')];
        const begun = chosen.slice(0, 1 + (length % chosen.length)).join('');
        expect(matches(all.join(' '), chosen.join(''))).toBe(true);
        expect(matches(all.join(', '), begun)).toBe(true);
      }),
    );
  });

  test('one more word in the query never finds more', () => {
    fc.assert(
      fc.property(fc.string(), word, word, (any, one, other) => {
        expect(matches(any, `${one} ${other}`)).toBe(matches(any, one) && matches(any, other));
      }),
    );
  });

  test('a query never fails, and a blank one finds everything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (any, query) => {
        expect(typeof matches(any, query)).toBe('boolean');
        expect(matches(any, '  ')).toBe(true);
      }),
    );
  });
});
