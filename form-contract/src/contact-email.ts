import type { ContactMessage } from './contact-message.ts';
import { fill } from './fill.ts';
import type { InquiryWords } from './words.ts';

/**
 * A message as an email that the company can read at a glance, whoever sends it: the visitor's email
 * program or the intake service.
 */
export function contactEmail(
  message: ContactMessage,
  { subject, ...labels }: InquiryWords,
): { subject: string; body: string } {
  const name = `${message.firstName} ${message.lastName}`;
  const values = { ...message, name };
  const lines = Object.entries(labels).flatMap(([field, label]) => {
    const value = values[field as keyof typeof labels];
    return value === undefined ? [] : [`${label}: ${value}`];
  });
  const wish = [message.service, message.budget].filter(Boolean).join(', ');
  return {
    subject: [fill(subject, { name }), wish].filter(Boolean).join(': '),
    body: [...lines, '', message.details].join('\n'),
  };
}
