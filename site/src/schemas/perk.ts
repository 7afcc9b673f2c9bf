import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

export const perkSchema = z.strictObject({
  id: anchor,
  /** The drawing next to the title. */
  icon: z.enum(['clock', 'globe', 'book', 'health', 'scale', 'cradle']),
  title: line(40),
  /** One or two sentences: what exactly it is, and for whom. */
  description: line(160),
  sample,
});

export type Perk = z.infer<typeof perkSchema>;
