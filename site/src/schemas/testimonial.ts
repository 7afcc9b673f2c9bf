import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

export const testimonialSchema = z.strictObject({
  id: anchor,
  /** The person. The seal that replaces a portrait is drawn from the name. */
  name: line(60),
  role: line(60),
  company: line(60),
  /** Stars out of five. */
  rating: z.literal(5),
  /** What they said, without quotation marks. */
  text: line(240),
  sample,
});

export type Testimonial = z.infer<typeof testimonialSchema>;
