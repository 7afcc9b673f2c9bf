import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

export const upcomingProductSchema = z.strictObject({
  id: anchor,
  /** The drawing next to the title. */
  icon: z.enum(['messages', 'trend', 'pen']),
  title: line(40),
  /** One sentence. */
  description: line(160),
  /** As it should read: "Coming Q2 2025". */
  status: line(30),
  sample,
});

export type UpcomingProduct = z.infer<typeof upcomingProductSchema>;
