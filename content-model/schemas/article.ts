import { z } from 'zod';
import { coverNames } from '../vocabulary.ts';
import { anchor, hidden, line, link, ownSample, proof } from './fields.ts';
import { articleImage } from './picture.ts';

/** The whole text may be in a file of its own, `articles/<id>.md`. It is then a page, `/news/<id>`. */
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
  category: line(30).describe('Any text. One of the chips above the articles.'),
  cover: z
    .enum(coverNames)
    .optional()
    .describe('The kind of drawing. Without it, all articles of a category have the same kind.'),
  href: link
    .optional()
    .describe(
      'Where the whole article can be read, if its text is not in articles/<id>.md. The title links to it. Leave it out while there is no such page.',
    ),
  proof,
  image: articleImage,
  featured: z.boolean().describe('True for the one article that is shown large above the others.'),
  sample: ownSample,
  hidden,
});

export type Article = z.infer<typeof articleSchema>;
