import { z } from 'zod';
import { anchor, hidden, line, ownSample } from './fields.ts';

export const cookieCategorySchema = z.strictObject({
  id: anchor,
  title: z.enum(['Essential', 'Analytics', 'Functional', 'Marketing']),
  description: line(240).describe('One or two sentences: what these cookies are for.'),
  required: z.boolean().describe('The badge: "Required" if true, "Optional" if false.'),
  duration: z
    .string()
    .regex(/^(Session|\d+ (month|year)s?)$/, 'must be "Session", or like "6 months" or "2 years"')
    .describe(
      'The longest time that a cookie of this kind may stay. Drawn to scale above the kinds.',
    ),
  examples: z.array(line(60)).min(1).describe('What such a cookie remembers, a few words each.'),
  inUse: z
    .boolean()
    .describe(
      'True if this site stores anything of this kind today. The page says so next to the title.',
    ),
  status: line(30)
    .optional()
    .describe(
      'Replaces the usual words for that if they would mislead: not everything stored is a cookie.',
    ),
  sample: ownSample,
  hidden,
});

export type CookieCategory = z.infer<typeof cookieCategorySchema>;
