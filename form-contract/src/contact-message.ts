import * as z from 'zod/mini';
import { type Parsed, parse } from './parse.ts';
import { email, line, longText } from './text.ts';
import type { ErrorWords, FieldName } from './words.ts';

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
} as const satisfies Record<FieldName, unknown>;

const { firstName, lastName, company, service, budget, details } = contactFields;

const schema = z.object({
  firstName: line(firstName.maxLength),
  lastName: line(lastName.maxLength),
  email: email(contactFields.email.maxLength),
  company: z.exactOptional(line(company.maxLength)),
  service: z.exactOptional(line(service.maxLength)),
  budget: z.exactOptional(line(budget.maxLength)),
  details: longText(details.maxLength),
} satisfies Record<FieldName, unknown>);

export type ContactMessage = z.output<typeof schema>;

export function parseContactMessage(input: unknown, words: ErrorWords): Parsed<ContactMessage> {
  return parse(schema, input, contactFields, words);
}
