import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

export const coreValueSchema = z.strictObject({
  id: anchor,
  /** The drawing next to the title. */
  icon: z.enum(['compass', 'ruler', 'spline', 'orbit']),
  title: line(40),
  /** One or two sentences: what it means in practice. */
  description: line(200),
  sample,
});

export type CoreValue = z.infer<typeof coreValueSchema>;
