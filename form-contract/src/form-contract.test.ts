import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import german from '../../languages/de.json' with { type: 'json' };
import {
  exampleWords,
  invalidContactMessages,
  invalidNewsletterRequests,
  validContactMessages,
  validNewsletterRequests,
} from './examples.ts';
import {
  contactFields,
  newsletterFields,
  parseContactMessage,
  parseNewsletterRequest,
} from './index.ts';

interface Form {
  form: string;
  parse: (input: unknown) => { ok: true; value: object } | { ok: false; errors: object };
  fields: Record<string, { required?: boolean; maxLength?: number }>;
  valid: Record<string, { input: unknown; value: object }>;
  invalid: Record<string, { input: unknown; errors: object }>;
}

const forms: Form[] = [
  {
    form: 'contact message',
    parse: (input) => parseContactMessage(input, exampleWords),
    fields: contactFields,
    valid: validContactMessages,
    invalid: invalidContactMessages,
  },
  {
    form: 'newsletter request',
    parse: (input) => parseNewsletterRequest(input, exampleWords),
    fields: newsletterFields,
    valid: validNewsletterRequests,
    invalid: invalidNewsletterRequests,
  },
];

/** Any text, but often one that is nearly valid, so that some are accepted. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.emailAddress(),
  fc.constantFrom('Ada', '\r\n', '\u0958'.repeat(60), '\u0085a'),
  fc.string({ unit: fc.constantFrom('a', ' ', '\r', '\n', '\u2028', '\u0301', '@', '.') }),
);
const message = fc.record(
  Object.fromEntries(Object.keys(contactFields).map((name) => [name, text])),
  { requiredKeys: [] },
);
/** A valid message with one field replaced. Otherwise nearly everything would be refused. */
const nearlyRight = fc
  .tuple(
    fc.constantFrom(...Object.values(validContactMessages)),
    fc.constantFrom(...Object.keys(contactFields)),
    text,
  )
  .map(([{ value }, name, other]) => ({ ...value, [name]: other }));

describe.each(forms)('a $form', ({ parse, fields, valid, invalid }) => {
  test.each(Object.entries(valid))('is accepted: %s', (_, { input, value }) => {
    const result = parse(input);

    expect(result).toStrictEqual({ ok: true, value });
  });

  test.each(Object.entries(invalid))('is refused: %s', (_, { input, errors }) => {
    const result = parse(input);

    expect(result).toStrictEqual({ ok: false, errors });
  });

  test('gets an answer, whatever was sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue({ stringUnit: 'binary' }), fc.anything()), (input) => {
        const result = parse(input);

        expect(typeof result.ok).toBe('boolean');
      }),
    );
  });

  test('has an error message for each wrong field, in form order', () => {
    fc.assert(
      fc.property(fc.oneof(message, nearlyRight), (input) => {
        const result = parse(input);

        if (result.ok) return;
        const wrong = Object.keys(result.errors);
        expect(wrong).toEqual(Object.keys(fields).filter((name) => wrong.includes(name)));
        expect(wrong.length).toBeGreaterThan(0);
        for (const sentence of Object.values(result.errors)) {
          expect(sentence).toMatch(/^(Enter|Choose) .+\.$/);
        }
      }),
    );
  });

  test('stays the same when a server checks it again', () => {
    const accepted: unknown[] = [];
    fc.assert(
      fc.property(fc.oneof(message, nearlyRight), (input) => {
        const result = parse(input);

        if (!result.ok) return;
        accepted.push(input);
        expect(parse(result.value)).toStrictEqual(result);
        expect(parse(JSON.parse(JSON.stringify(result.value)))).toStrictEqual(result);
      }),
      { numRuns: 1000 },
    );
    expect(accepted.length).toBeGreaterThan(50);
  });

  test('is within its limits and has no hidden characters once it is accepted', () => {
    fc.assert(
      fc.property(fc.oneof(message, nearlyRight), (input) => {
        const result = parse(input);

        if (!result.ok) return;
        for (const [name, value] of Object.entries<string>({ ...result.value })) {
          expect(value.length).toBeLessThanOrEqual(fields[name]?.maxLength ?? 100);
          expect(value).toBe(value.normalize('NFC').trim());
          expect(value).not.toBe('');
          expect(value.isWellFormed()).toBe(true);
          expect(value).not.toMatch(
            name === 'details'
              ? // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them
                /[\0-\x08\x0b-\x1f\x7f-\x9f]/
              : // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them
                /[\0-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/,
          );
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('needs exactly the fields that are marked as required', () => {
    const { errors } = parse({}) as { errors: object };

    const required = Object.keys(fields).filter((name) => fields[name]?.required);
    expect(Object.keys(errors)).toEqual(required);
  });
});

test('a message is refused in the language of the site, with its numbers', () => {
  const { value } = validContactMessages['every field'];
  const words = { locale: 'de', ...german.forms };

  const result = parseContactMessage({ ...value, email: 'ada', details: 'd'.repeat(5001) }, words);

  expect(result).toEqual({
    ok: false,
    errors: {
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.de.',
      details: 'Bitte geben Sie Ihre Nachricht mit höchstens 5.000 Zeichen ein.',
    },
  });
});
