import { z } from 'zod';
import { anchor, hidden, line, ownSample } from './fields.ts';

/**
 * One row of the rate limits. The numbers are also drawn, so write them plainly, without commas.
 */
export const rateTierSchema = z.strictObject({
  id: anchor,
  tier: line(20).describe('The name of the plan.'),
  requestsPerMonth: z
    .union([z.int().positive(), z.literal('unlimited')], {
      error: 'must be a whole number or "unlimited"',
    })
    .describe('A number, or the word "unlimited".'),
  burstPerMinute: z.int().positive().describe('The most requests allowed within one minute.'),
  sample: ownSample,
  hidden,
});

export type RateTier = z.infer<typeof rateTierSchema>;
