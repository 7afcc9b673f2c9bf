import { z } from 'astro/zod';
import { line } from './fields.ts';

/** One thing a service can be asked for: a card on its page. */
export const solutionSchema = z.strictObject({
  title: line(40),
  /** One or two sentences. */
  description: line(160),
  /** What the card lists; the section's label says what they are. */
  items: z.array(line(40)).min(3).max(4),
});

export type Solution = z.infer<typeof solutionSchema>;
