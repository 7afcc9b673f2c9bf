import { z } from 'zod';
import { anchor, hidden, line, ownSample } from './fields.ts';

export const coreValueSchema = z.strictObject({
  id: anchor,
  icon: z.enum(['compass', 'ruler', 'spline', 'orbit']).describe('The drawing next to the title.'),
  title: line(40),
  description: line(200).describe('One or two sentences: what it means in practice.'),
  sample: ownSample,
  hidden,
});

export type CoreValue = z.infer<typeof coreValueSchema>;
