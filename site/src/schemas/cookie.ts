import { z } from 'astro/zod';
import { cookieCategorySchema } from './cookie-category.ts';
import { anchor, line, sample } from './fields.ts';

export const cookieSchema = z.strictObject({
  /** The URL of its details: "theme" is at /cookies#cookie-theme. */
  id: anchor,
  /** The name that a browser lists: "_ga". */
  name: line(40),
  /** The category it belongs to. */
  type: cookieCategorySchema.shape.title,
  /** One sentence: what it is for. */
  purpose: line(160),
  /** As it should read. Never longer than its category allows for a cookie. */
  duration: z
    .string()
    .regex(
      /^(Session|Until cleared|\d+ (hour|day|month|year)s?)$/,
      'must be "Session", "Until cleared", or like "90 days" or "2 years"',
    ),
  /** The company that sets it. */
  provider: line(40),
  /** Under "Details": where a browser lists it. */
  keptIn: z.enum(['Cookies', 'Local storage']),
  /** Under "Details": what its value contains. */
  holds: line(160),
  /** Under "Details": when it is written, and when it disappears. */
  lifetime: line(280),
  /** True if this site stores it today. A browser test compares this with what is really stored. */
  inUse: z.boolean(),
  sample,
});

export type Cookie = z.infer<typeof cookieSchema>;
