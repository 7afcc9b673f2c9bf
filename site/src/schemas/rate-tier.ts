import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

/**
 * One row of the rate limits. The numbers are also drawn, so write them plainly, without commas.
 */
export const rateTierSchema = z.strictObject({
  id: anchor,
  /** The name of the plan. */
  tier: line(20),
  /** A number, or the word "unlimited". */
  requestsPerMonth: z.union([z.int().positive(), z.literal('unlimited')], {
    error: 'must be a whole number or "unlimited"',
  }),
  /** The most requests allowed within one minute. */
  burstPerMinute: z.int().positive(),
  sample,
});

export type RateTier = z.infer<typeof rateTierSchema>;
