import * as z from 'zod/mini';
import { budgetOptions, serviceOptions } from './options.ts';
import { type Parsed, parse } from './parse.ts';
import { email, line, longText } from './text.ts';

/** What the HTML of the form says of each field, in the order of the form. */
export const contactFields = {
  firstName: { required: true, maxLength: 80 },
  lastName: { required: true, maxLength: 80 },
  // No longer address can be delivered to (RFC 5321).
  email: { required: true, maxLength: 254 },
  company: { maxLength: 120 },
  service: {},
  budget: {},
  // Without a limit: a browser would cut off a pasted text and say nothing.
  details: { required: true },
} as const;

const { firstName, lastName, company } = contactFields;

const schema = z.object({
  firstName: line('your first name', firstName.maxLength, 'Write your first name.'),
  lastName: line('your last name', lastName.maxLength, 'Write your last name.'),
  email: email(contactFields.email.maxLength),
  company: z.exactOptional(
    line(
      "your company's name",
      company.maxLength,
      "Write your company's name as text, or leave it out.",
    ),
  ),
  service: z.exactOptional(
    z.enum(serviceOptions, 'Choose a service from the list, or leave it undecided.'),
  ),
  budget: z.exactOptional(
    z.enum(budgetOptions, 'Choose a budget from the list, or leave it undecided.'),
  ),
  details: longText('the details', 5000, 'Write a few lines about your project.'),
});

export type ContactMessage = z.output<typeof schema>;

export function parseContactMessage(input: unknown): Parsed<ContactMessage> {
  return parse(schema, input);
}
