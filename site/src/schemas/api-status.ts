import { z } from 'astro/zod';
import { anchor, sample } from './fields.ts';

/** How reliable a product's API was. A figure that is published, not a live reading. */
export const apiStatusSchema = z.strictObject({
  /** The id of the product, in products.yaml. */
  product: anchor,
  state: z.enum(['Operational', 'Degraded', 'Down']),
  /** Percent of the time, at most one decimal. */
  uptime: z.number().min(0).max(100).multipleOf(0.1),
  sample,
});

export type ApiStatus = z.infer<typeof apiStatusSchema>;
