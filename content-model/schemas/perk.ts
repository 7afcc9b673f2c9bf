import { z } from 'zod';
import { anchor, hidden, line, ownSample } from './fields.ts';

export const perkSchema = z.strictObject({
  id: anchor,
  icon: z
    .enum(['clock', 'globe', 'book', 'health', 'scale', 'cradle'])
    .describe('The drawing next to the title.'),
  title: line(40),
  description: line(160).describe('One or two sentences: what exactly it is, and for whom.'),
  sample: ownSample,
  hidden,
});

export type Perk = z.infer<typeof perkSchema>;
