import { type ContactMessage, contactFields } from './contact-message.ts';
import { fill } from './fill.ts';
import type { FieldWords, InquiryWords } from './words.ts';

/**
 * Writes a message as an email that the company can read at a glance, whether the visitor's email program or
 * the intake service sends it. One line for each field, in form order, and the longest field last.
 */
export function writeContactEmail(
  message: ContactMessage,
  words: InquiryWords,
  labels: FieldWords,
): { subject: string; body: string } {
  const { firstName, lastName, details, ...otherFields } = message;
  const name = `${firstName} ${lastName}`;
  const lines = Object.keys(contactFields).flatMap((field) => {
    const value = otherFields[field as keyof typeof otherFields];
    return value === undefined ? [] : [`${labels[field as keyof FieldWords]}: ${value}`];
  });
  const interest = [message.service, message.budget].filter(Boolean).join(', ');
  return {
    subject: [fill(words.subject, { name }), interest].filter(Boolean).join(': '),
    body: [`${words.name}: ${name}`, ...lines, '', details].join('\n'),
  };
}
