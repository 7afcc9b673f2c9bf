import type { ContactMessage, NewsletterRequest } from '@orrery/form-contract';
import { type Mail, mailto } from './mailto.ts';

/**
 * The longest link that is offered, once encoded. Windows hands a link on in at most 2,083 characters
 * (INTERNET_MAX_URL_LENGTH), and browsers there stop between 2,000 and 2,048 without a word.
 */
const longestLink = 2000;

/** A link, or none because a mail program might cut it or not open at all: offer to copy instead. */
export type MailLink = { tooLong: false; href: string } | { tooLong: true };

/** A message as a mail that whoever answers it can read at a glance. */
export function contactMail(message: ContactMessage): Mail {
  const name = `${message.firstName} ${message.lastName}`;
  const lines = Object.entries({
    Name: name,
    Email: message.email,
    Company: message.company,
    'AI Service Type': message.service,
    'Project Budget': message.budget,
  }).flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`]));
  return {
    subject: `AI project inquiry from ${name}`,
    body: [...lines, '', message.details].join('\n'),
  };
}

export function newsletterMail({ email }: NewsletterRequest): Mail {
  return { subject: 'Newsletter request', body: `Please send the newsletter to ${email}` };
}

export function mailLink(address: string, mail: Mail): MailLink {
  const href = mailto(address, mail);
  return href.length > longestLink ? { tooLong: true } : { tooLong: false, href };
}
