import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

export const cookieCategorySchema = z.strictObject({
  id: anchor,
  title: line(40),
  /** One or two sentences: what these cookies are for. */
  description: line(240),
  /** The badge: "Required" if true, "Optional" if false. */
  required: z.boolean(),
  /** As it should read: "Session", "2 years". */
  duration: line(20),
  /** What such a cookie remembers, a few words each. */
  examples: z.array(line(60)).min(1),
  sample,
});

export type CookieCategory = z.infer<typeof cookieCategorySchema>;
