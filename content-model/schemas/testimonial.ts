import { z } from 'zod';
import { anchor, hidden, line, ownSample, proof } from './fields.ts';
import { portrait } from './picture.ts';

export const testimonialSchema = z.strictObject({
  id: anchor,
  name: line(60).describe('The person.'),
  portrait,
  role: line(60),
  company: line(60),
  rating: z.int().min(1).max(5).describe('Stars out of five.'),
  text: line(240).describe('What they said, without quotation marks.'),
  proof,
  sample: ownSample,
  hidden,
});

export type Testimonial = z.infer<typeof testimonialSchema>;
