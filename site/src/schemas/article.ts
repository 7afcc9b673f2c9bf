import { z } from 'astro/zod';
import { articleCategories } from '../vocabulary.ts';
import { anchor, externalLink, line, sample } from './fields.ts';

/** There is no field for a picture: it is drawn from the category and the title. */
export const articleSchema = z.strictObject({
  /** Part of the article's URL, so changing it breaks links that people have shared. */
  id: anchor,
  title: line(90),
  /** Two or three sentences below the title. */
  excerpt: line(280),
  author: line(60),
  /** The day it was published, like "2024-12-15". */
  date: z.iso.date('must be a date, like "2024-12-15"'),
  /** In whole minutes. */
  readTime: z.int().positive(),
  /** One of the chips above the articles. */
  category: z.enum(articleCategories),
  /**
   * Where the whole article can be read. The title links to it. Leave it out while there is no such
   * page.
   */
  href: externalLink.optional(),
  /** True for the one article that is shown large above the others. */
  featured: z.boolean(),
  sample,
});

export type Article = z.infer<typeof articleSchema>;
