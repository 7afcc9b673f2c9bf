import {
  contactReceipt,
  type ErrorWords,
  newsletterReceipt,
  type Parsed,
  parseContactMessage,
  parseNewsletterRequest,
  paths,
  type ReceiptWords,
  trapField,
} from '@website/form-contract';
import type { Kind } from '../database/accept.ts';
import type { Words } from '../words.ts';

interface Form {
  kind: Kind;
  parse: (input: unknown, words: ErrorWords) => Parsed<object>;
  receipt: (words: Words['forms']['receipt'], reference: string, email: string) => ReceiptWords;
}

export const forms: Record<string, Form> = {
  [paths.contact]: {
    kind: 'contact',
    parse: parseContactMessage,
    receipt: contactReceipt,
  },
  [paths.newsletter]: {
    kind: 'newsletter',
    parse: parseNewsletterRequest,
    receipt: newsletterReceipt,
  },
};

/** The fields and the honeypot, or an error for each invalid field. */
export function parseWithTrap(
  parse: Form['parse'],
  input: unknown,
  words: Words,
): { fields: object; trap: string } | { errors: Record<string, string> } {
  const parsed = parse(input, { locale: words.locale, ...words.forms });
  if (!parsed.ok) return { errors: { ...parsed.errors } };
  const trap: unknown = Object(input)[trapField] ?? '';
  // Our pages send text, or nothing.
  if (typeof trap !== 'string') return { errors: { [trapField]: words.intake.trap } };
  return { fields: parsed.value, trap };
}
