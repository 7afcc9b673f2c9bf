import { z } from 'zod';
import { anchor, hidden, line, ownSample } from './fields.ts';

/** A label with a count above the articles. It does not filter them. */
export const categoryChipSchema = z.strictObject({
  id: anchor,
  name: line(30).describe('The first stands for all articles, each other for a category.'),
  count: z
    .int()
    .nonnegative()
    .describe('How many articles there are in total. The page may list fewer.'),
  active: z.boolean().describe('True for the first, false for the others.'),
  sample: ownSample,
  hidden,
});

export type CategoryChip = z.infer<typeof categoryChipSchema>;
