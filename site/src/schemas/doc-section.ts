import { z } from 'astro/zod';
import { docArticleSchema } from './doc-article.ts';
import { anchor, line } from './fields.ts';

export const docSectionSchema = z.strictObject({
  id: anchor,
  /** The heading above its three articles. */
  title: line(40),
  articles: z.array(docArticleSchema).length(3),
});

export type DocSection = z.infer<typeof docSectionSchema>;
