import * as z from 'zod/mini';
import { contactFields } from './contact-message.ts';
import { type Parsed, parse } from './parse.ts';
import { email } from './text.ts';
import type { ErrorWords } from './words.ts';

/** The rules for the only field. */
export const newsletterFields = { email: contactFields.email } as const;

const schema = z.object({ email: email(newsletterFields.email.maxLength) });

export type NewsletterRequest = z.output<typeof schema>;

export function parseNewsletterRequest(
  input: unknown,
  words: ErrorWords,
): Parsed<NewsletterRequest> {
  return parse(schema, input, newsletterFields, words);
}
