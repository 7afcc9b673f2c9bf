import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

export const popularArticleSchema = z.strictObject({
  /** The id of the documentation article it leads to. */
  id: anchor,
  title: line(60),
  /** Usually the title of the section where the article stands. */
  category: line(40),
  /** Whole minutes. */
  readTime: z.int().positive(),
  /** How often it was read. A plain number, without commas. */
  views: z.int().nonnegative(),
  sample,
});

export type PopularArticle = z.infer<typeof popularArticleSchema>;
