import { z } from 'astro/zod';
import { line } from './fields.ts';

/** A figure and what it counts. Percentages and scores like "4.9/5" are drawn to their value. */
export const statSchema = z.strictObject({
  /** As it is shown: "200+", "95%", "4.9/5", "3x". */
  value: line(12),
  /** What is counted, below the figure. */
  label: line(60),
});

export type Stat = z.infer<typeof statSchema>;
