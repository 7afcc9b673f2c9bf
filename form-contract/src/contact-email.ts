import type { ContactMessage } from './contact-message.ts';

export const contactSubject = 'AI project inquiry';

/**
 * A message as an email that the company can read at a glance, whoever sends it: the visitor's email
 * program or the intake service.
 */
export function contactEmail(message: ContactMessage): { subject: string; body: string } {
  const name = `${message.firstName} ${message.lastName}`;
  const lines = Object.entries({
    Name: name,
    Email: message.email,
    Company: message.company,
    'AI Service Type': message.service,
    'Project Budget': message.budget,
  }).flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`]));
  return {
    subject: `${contactSubject} from ${name}`,
    body: [...lines, '', message.details].join('\n'),
  };
}
