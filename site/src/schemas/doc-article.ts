import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

export const docArticleSchema = z.strictObject({
  /** Part of the article's address, so links that people have shared depend on it. */
  id: anchor,
  title: line(60),
  /** One or two sentences: what the reader can do afterwards. */
  description: line(200),
  /** Whole minutes. */
  readTime: z.int().positive(),
  /** The badge. */
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  /** The day it was last changed, like "2024-12-15". */
  lastUpdated: z.iso.date('must be a date, like "2024-12-15"'),
  sample,
});

export type DocArticle = z.infer<typeof docArticleSchema>;
