import { type ContactMessage, contactFields } from './contact-message.ts';
import { fill } from './fill.ts';
import type { FieldWords, InquiryWords } from './words.ts';

/**
 * A message as an email that the company can read at a glance, whoever sends it: the visitor's email
 * program or the intake service. A line for each field, in form order, and the longest one last.
 */
export function contactEmail(
  message: ContactMessage,
  words: InquiryWords,
  labels: FieldWords,
): { subject: string; body: string } {
  const { firstName, lastName, details, ...others } = message;
  const name = `${firstName} ${lastName}`;
  const lines = Object.keys(contactFields).flatMap((field) => {
    const value = others[field as keyof typeof others];
    return value === undefined ? [] : [`${labels[field as keyof FieldWords]}: ${value}`];
  });
  const wish = [message.service, message.budget].filter(Boolean).join(', ');
  return {
    subject: [fill(words.subject, { name }), wish].filter(Boolean).join(': '),
    body: [`${words.name}: ${name}`, ...lines, '', details].join('\n'),
  };
}
