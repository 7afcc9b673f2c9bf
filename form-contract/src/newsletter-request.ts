import * as z from 'zod/mini';
import { contactFields } from './contact-message.ts';
import { type Parsed, parse } from './parse.ts';
import { email } from './text.ts';

/** What the field may hold. */
export const newsletterFields = { email: contactFields.email } as const;

const schema = z.object({ email: email(newsletterFields.email.maxLength) });

export type NewsletterRequest = z.output<typeof schema>;

export function parseNewsletterRequest(input: unknown): Parsed<NewsletterRequest> {
  return parse(schema, input);
}
