import type { ContactMessage, NewsletterRequest } from '@orrery/form-contract';
import { type Email, mailto } from './mailto.ts';

/** The subjects of emails to the company, also where the visitor writes them without the form. */
export const subjects = {
  contact: 'AI project inquiry',
  newsletter: 'Newsletter request',
} as const;

/**
 * The longest link that is offered, once encoded. Windows hands a link on in at most 2,083 characters
 * (INTERNET_MAX_URL_LENGTH), and browsers there stop between 2,000 and 2,048 without a word.
 */
export const longestLink = 2000;

/** A message as an email that whoever answers it can read at a glance. */
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

/** A link, or none where an email program might cut it or not open at all: offer to copy instead. */
export function emailLink(address: string, email: Email): string | undefined {
  const href = mailto(address, email);
  return href.length > longestLink ? undefined : href;
}
