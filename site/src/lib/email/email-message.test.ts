import { email, forms } from 'virtual:labels';
import { type ContactMessage, parseContactMessage } from '@website/form-contract';
import { writeContactEmail as emailIn } from '@website/form-contract/email';
import {
  exampleWords,
  validContactMessages,
  validNewsletterRequests,
} from '@website/form-contract/examples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEmailLink, createNewsletterEmail } from './email-message.ts';
import type { Email } from './mailto.ts';

const company = 'hello@orrery.example';
const writeContactEmail = (message: ContactMessage) =>
  emailIn(message, email.inquiry, forms.labels);

/** Reads a link as an email program does (RFC 6068): a plus is a plus, and lines end in CR LF. */
function open(href: string) {
  const [, to = '', query = ''] = /^mailto:([^?#]*)\?([^#]*)$/.exec(href) ?? [];
  const headers = query.split('&').map((part) => {
    const [name = '', value = '', ...more] = part.split('=');
    expect(more).toEqual([]);
    return [decodeURIComponent(name), decodeURIComponent(value)] as const;
  });
  return { to: to.split(',').map(decodeURIComponent), headers };
}

/** What the email program should get. */
const received = ({ subject, body }: Email) => [
  ['subject', subject.toWellFormed()],
  ['body', body.toWellFormed().replaceAll('\n', '\r\n')],
];

test('a message becomes lines that a salesperson can read', () => {
  const mail = writeContactEmail(validContactMessages['every field'].value);

  expect(mail).toEqual({
    subject: 'Message from Ada Lovelace: AI Analytics & Insights, $25k - $50k',
    body: `Name: Ada Lovelace
Email Address: ada@example.com
Company: Analytical Engines Ltd.
AI Service Type: AI Analytics & Insights
Project Budget: $25k - $50k

We want to forecast spare parts.

- 40 depots
- 9 years of orders`,
  });
});

test('a field left empty has no line', () => {
  const { body } = writeContactEmail(validContactMessages['only what is required'].value);

  expect(body).toBe(
    'Name: Ada Lovelace\nEmail Address: ada@example.com\n\nWe want to forecast spare parts.',
  );
});

test('a newsletter request names the address in one line', () => {
  const mail = createNewsletterEmail(validNewsletterRequests['an address'].value);

  expect(mail).toEqual({
    subject: 'Newsletter request',
    body: 'Please send the newsletter to ada@example.com',
  });
});

describe('the length of a link', () => {
  const ofDetails = (details: string) =>
    createEmailLink(
      company,
      writeContactEmail({ ...validContactMessages['every field'].value, details }),
    );

  test('is at most 2,000 characters; a longer message gets none', () => {
    const lengths = Array.from({ length: 2000 }, (_, index) => ofDetails('d'.repeat(index + 1)));

    const links = lengths.flatMap((link) => (link === undefined ? [] : [link.length]));
    expect(Math.max(...links)).toBe(2000);
    expect(lengths.at(-1)).toBeUndefined();
  });

  test('is counted after encoding, where a letter of another script takes nine characters', () => {
    const link = ofDetails('李'.repeat(250));

    expect(link).toBeUndefined();
  });
});

describe('whatever is typed', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    fc.string({
      unit: fc.constantFrom('&', '?', '=', '#', '%', '+', ',', '\r', '\n', ':', '@', 'a'),
    }),
    fc.constantFrom(
      'x&bcc=all@example.com',
      'x\r\nBcc: all@example.com',
      '%0d%0abcc:a@b.c',
      '\ud800',
    ),
  );
  const unchecked = fc.record({
    firstName: nasty,
    lastName: nasty,
    email: nasty,
    company: nasty,
    details: nasty,
  });

  test('the email has one recipient, a one-line subject and one body', () => {
    fc.assert(
      fc.property(unchecked, (message: ContactMessage) => {
        const link = createEmailLink(company, writeContactEmail(message));

        if (link === undefined) return;
        const { to, headers } = open(link);
        expect(to).toEqual([company]);
        expect(headers.map(([name]) => name)).toEqual(['subject', 'body']);
        expect(headers[0]?.[1]).not.toMatch(/[\r\n]/);
        expect(link).toMatch(/^[\x21-\x7e]+$/);
      }),
      { numRuns: 1000 },
    );
  });

  test('an accepted message arrives letter for letter', () => {
    let arrived = 0;
    const { value } = validContactMessages['every field'];
    const typed = fc.record({ firstName: nasty, company: nasty, details: nasty });
    fc.assert(
      fc.property(typed, (fields) => {
        const parsed = parseContactMessage({ ...value, ...fields }, exampleWords);
        if (!parsed.ok) return;
        const mail = writeContactEmail(parsed.value);

        const link = createEmailLink(company, mail);

        if (link === undefined) return;
        arrived++;
        expect(open(link)).toEqual({ to: [company], headers: received(mail) });
      }),
      { numRuns: 1000 },
    );
    expect(arrived).toBeGreaterThan(20);
  });

  test('none of our addresses adds a recipient or a header', () => {
    fc.assert(
      fc.property(nasty, (address) => {
        const link = createEmailLink(address, { subject: 'a', body: 'b' });

        if (link === undefined) return;
        expect(open(link)).toEqual({
          to: [address.toWellFormed()],
          headers: [
            ['subject', 'a'],
            ['body', 'b'],
          ],
        });
      }),
    );
  });
});
