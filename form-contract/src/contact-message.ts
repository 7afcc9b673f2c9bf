import * as z from 'zod/mini';
import { type Parsed, parse } from './parse.ts';
import { email, line, longText } from './text.ts';

/**
 * The rules for each field, in form order. The HTML uses `required` but sets no `maxlength`,
 * because a browser would silently cut off pasted text.
 */
export const contactFields = {
  firstName: { required: true, maxLength: 80 },
  lastName: { required: true, maxLength: 80 },
  // Longer addresses cannot receive email (RFC 5321).
  email: { required: true, maxLength: 254 },
  company: { maxLength: 120 },
  // The options are content of the site, so a server accepts any line.
  service: { maxLength: 120 },
  budget: { maxLength: 120 },
  details: { required: true, maxLength: 5000 },
} as const;

const { firstName, lastName, company, service, budget, details } = contactFields;

const schema = z.object({
  firstName: line('your first name', firstName.maxLength),
  lastName: line('your last name', lastName.maxLength),
  email: email(contactFields.email.maxLength),
  company: z.exactOptional(line("your company's name", company.maxLength)),
  service: z.exactOptional(line('a service', service.maxLength)),
  budget: z.exactOptional(line('a budget', budget.maxLength)),
  details: longText('your project details', details.maxLength),
});

export type ContactMessage = z.output<typeof schema>;

export function parseContactMessage(input: unknown): Parsed<ContactMessage> {
  return parse(schema, input);
}
