import { email as words } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { NewsletterRequest } from '@website/form-contract';
import { type Email, mailto, maxLinkLength } from './mailto.ts';

/** The subjects of emails to the company. Plain email links use them too, not only the forms. */
export const subjects = {
  contact: words.contact,
  newsletter: words.newsletter,
} as const;

export function createNewsletterEmail({ email }: NewsletterRequest): Email {
  return { subject: subjects.newsletter, body: fill(words.newsletterBody, { email }) };
}

/**
 * Undefined if the link is too long: an email program might truncate it or not open at all. Then the page
 * offers to copy the text.
 */
export function createEmailLink(address: string, email: Email): string | undefined {
  const href = mailto(address, email);
  return href.length > maxLinkLength ? undefined : href;
}
