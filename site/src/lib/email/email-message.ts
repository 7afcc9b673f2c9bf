import type { ContactMessage, NewsletterRequest } from '@website/form-contract';
import { type Email, mailto } from './mailto.ts';

/** The subjects of emails to the company. Plain email links use them too, not only the forms. */
export const subjects = {
  contact: 'AI project inquiry',
  newsletter: 'Newsletter request',
} as const;

/**
 * The longest link that we offer, in encoded characters. Windows passes on at most 2,083 characters
 * (INTERNET_MAX_URL_LENGTH), and browsers on Windows silently fail somewhere between 2,000 and
 * 2,048.
 */
export const longestLink = 2000;

/** Formats a message as an email that the company can read at a glance. */
export function contactEmail(message: ContactMessage): Email {
  const name = `${message.firstName} ${message.lastName}`;
  const lines = Object.entries({
    Name: name,
    Email: message.email,
    Company: message.company,
    'AI Service Type': message.service,
    'Project Budget': message.budget,
  }).flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`]));
  return {
    subject: `${subjects.contact} from ${name}`,
    body: [...lines, '', message.details].join('\n'),
  };
}

export function newsletterEmail({ email }: NewsletterRequest): Email {
  return { subject: subjects.newsletter, body: `Please send the newsletter to ${email}` };
}

/**
 * Returns undefined if the link is too long: an email program might truncate it or not open at all.
 * Offer to copy the text instead.
 */
export function emailLink(address: string, email: Email): string | undefined {
  const href = mailto(address, email);
  return href.length > longestLink ? undefined : href;
}
