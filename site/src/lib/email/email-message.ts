import { email as words } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { NewsletterRequest } from '@website/form-contract';
import { type Email, longestLink, mailto } from './mailto.ts';

/** The subjects of emails to the company. Plain email links use them too, not only the forms. */
export const subjects = {
  contact: words.contact,
  newsletter: words.newsletter,
} as const;

export function newsletterEmail({ email }: NewsletterRequest): Email {
  return { subject: subjects.newsletter, body: fill(words.newsletterBody, { email }) };
}

/**
 * Returns undefined if the link is too long: an email program might truncate it or not open at all.
 * Offer to copy the text instead.
 */
export function emailLink(address: string, email: Email): string | undefined {
  const href = mailto(address, email);
  return href.length > longestLink ? undefined : href;
}
