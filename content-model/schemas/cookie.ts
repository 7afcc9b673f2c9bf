import { z } from 'zod';
import { cookieCategorySchema } from './cookie-category.ts';
import { anchor, hidden, line, ownSample } from './fields.ts';

export const cookieSchema = z.strictObject({
  id: anchor.describe('The URL of its details: "theme" is at /cookies#cookie-theme.'),
  name: line(40).describe('The name that a browser lists: "_ga".'),
  type: cookieCategorySchema.shape.title.describe('The category it belongs to.'),
  purpose: line(160).describe('One sentence: what it is for.'),
  duration: z
    .string()
    .regex(
      /^(Session|Until cleared|\d+ (hour|day|month|year)s?)$/,
      'must be "Session", "Until cleared", or like "90 days" or "2 years"',
    )
    .describe('As it should read. Never longer than its category allows for a cookie.'),
  provider: line(40).describe('The company that sets it.'),
  keptIn: z
    .enum(['Cookies', 'Local storage'])
    .describe('Under "Details": where a browser lists it.'),
  holds: line(160).describe('Under "Details": what its value contains.'),
  lifetime: line(280).describe('Under "Details": when it is written, and when it disappears.'),
  inUse: z
    .boolean()
    .describe(
      'True if this site stores it today. A browser test compares this with what is really stored.',
    ),
  sample: ownSample,
  hidden,
});

export type Cookie = z.infer<typeof cookieSchema>;
