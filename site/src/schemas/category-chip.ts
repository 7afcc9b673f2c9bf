import { z } from 'astro/zod';
import { articleCategories } from '../vocabulary.ts';
import { anchor, ownSample } from './fields.ts';

/** A label with a count above the articles. It does not filter them. */
export const categoryChipSchema = z
  .strictObject({
    id: anchor,
    name: z
      .enum(['All', ...articleCategories])
      .describe('The names after "All" are also the categories that an article can have.'),
    count: z
      .int()
      .nonnegative()
      .describe('How many articles there are in total. The page may list fewer.'),
    active: z.boolean().describe('True for "All", false for the others.'),
    sample: ownSample,
  })
  .refine(({ name, active }) => active === (name === 'All'), {
    path: ['active'],
    error: 'must be true for "All" and false for every other chip',
  });

export type CategoryChip = z.infer<typeof categoryChipSchema>;
