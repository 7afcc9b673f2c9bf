import { z } from 'astro/zod';
import { articleCategories } from '../vocabulary.ts';
import { anchor, line, link, ownSample } from './fields.ts';
import { articleImage } from './picture.ts';

export const articleSchema = z.strictObject({
  id: anchor.describe(
    "Part of the article's URL, so changing it breaks links that people have shared.",
  ),
  title: line(90),
  excerpt: line(280).describe('Two or three sentences below the title.'),
  author: line(60),
  date: z.iso
    .date('must be a date, like "2024-12-15"')
    .describe('The day it was published, like "2024-12-15".'),
  readTime: z.int().positive().describe('In whole minutes.'),
  category: z.enum(articleCategories).describe('One of the chips above the articles.'),
  href: link
    .optional()
    .describe(
      'Where the whole article can be read. The title links to it. Leave it out while there is no such page.',
    ),
  image: articleImage,
  featured: z.boolean().describe('True for the one article that is shown large above the others.'),
  sample: ownSample,
});

export type Article = z.infer<typeof articleSchema>;
