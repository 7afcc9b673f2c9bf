import { z } from 'astro/zod';
import { line } from './fields.ts';

/** A large figure at the top of a service's page. Percentages and weeks are drawn to their value. */
export const headlineMetricSchema = z.strictObject({
  /** As it is shown: "95%", "8-12 weeks", "24/7", "3x", "50+". */
  metric: line(12),
  /** Exactly what was measured: of what, and against what. */
  description: line(100),
});

export type HeadlineMetric = z.infer<typeof headlineMetricSchema>;
