import { z } from 'zod';
import { anchor, hidden, line, ownSample } from './fields.ts';

export const upcomingProductSchema = z.strictObject({
  id: anchor,
  icon: z.enum(['messages', 'trend', 'pen']).describe('The drawing next to the title.'),
  title: line(40),
  description: line(160).describe('One sentence.'),
  status: line(30).describe('As it should read: "Coming Q2 2025".'),
  sample: ownSample,
  hidden,
});

export type UpcomingProduct = z.infer<typeof upcomingProductSchema>;
