import { z } from 'zod';
import { coverNames } from '../vocabulary.ts';
import { articleBlock } from './article-text.ts';
import { anchor, hidden, line, pageHeadSchema, proof, sectionHeadSchema } from './fields.ts';
import { describedImage } from './picture.ts';

/** The texts of the news page outside its articles and their categories. */
export const newsSchema = pageHeadSchema.extend({
  articles: sectionHeadSchema
    .optional()
    .describe('Above the articles that are not featured. Leave this out if there are none.'),
  topics: sectionHeadSchema
    .omit({ lede: true })
    .extend({
      items: z
        .array(
          line(30)
            .describe('A subject that readers ask about. One to four words.')
            .meta({ example: 'Paperless offices' }),
        )
        .min(1)
        .describe('Labels, not links.'),
    })
    .optional(),
  newsletter: sectionHeadSchema
    .extend({
      promise: line(120)
        .describe('What subscribers can rely on. One sentence below the form.')
        .meta({ example: 'One email a month, and you can unsubscribe at any time.' }),
    })
    .optional()
    .describe('Leave this out if you have no newsletter.'),
});

export type News = z.infer<typeof newsSchema>;

/** An article: one Markdown file, named by its id. It has a page, `/news/<id>`. */
export const articleSchema = z.strictObject({
  id: anchor,
  title: line(90)
    .describe('What the article says, in four to twelve words.')
    .meta({ example: 'What 400 invoices a month really cost' }),
  excerpt: line(280).describe(
    'What happened, and why it matters. Two or three sentences below the title.',
  ),
  author: line(60).describe('The name of the person who wrote it.'),
  date: z.iso
    .date('must be a date, like "2024-12-15"')
    .describe('The day it was published, like "2024-12-15". The newest article comes first.'),
  category: line(30)
    .describe('Any text. One of the chips above the articles.')
    .meta({ hint: 'What kind of article it is. One or two words.', example: 'Research' }),
  cover: z
    .enum(coverNames)
    .optional()
    .describe('The kind of drawing. Without it, all articles of a category have the same kind.'),
  proof,
  image: describedImage,
  featured: z
    .boolean()
    .default(false)
    .describe(
      'True for the article that is shown large above the others. Without one, it is the newest.',
    ),
  hidden,
  text: z
    .array(articleBlock)
    .describe('The article: what happened, what it means, and how you know. 300 to 600 words.'),
});

export type Article = z.infer<typeof articleSchema>;

/** A label with a count above the articles. It does not filter them. */
export const categoryChipSchema = z.strictObject({
  id: anchor,
  name: line(30)
    .describe('The first stands for all articles, each other for a category.')
    .meta({ hint: 'A kind of articles. One or two words.', example: 'Research' }),
  count: z
    .int()
    .nonnegative()
    .optional()
    .describe(
      'How many articles there are in total, if the page lists fewer. Without it, the build counts those on the page.',
    ),
  active: z.boolean().describe('True for the first, false for the others.'),
  hidden,
});

export type CategoryChip = z.infer<typeof categoryChipSchema>;
export type CountedChip = CategoryChip & { count: number };
