import { z } from 'zod';
import {
  anchor,
  closingLinksSchema,
  line,
  link,
  ownSample,
  pageHeadSchema,
  resourceSchema,
  sample,
  sectionHeadSchema,
} from './fields.ts';

/** How reliable a product's API was. A published figure, not a live reading. */
const apiStatusSchema = z.strictObject({
  product: anchor.describe("The product's id in products.yaml."),
  state: z.enum(['Operational', 'Degraded', 'Down']),
  uptime: z
    .number()
    .min(0)
    .max(100)
    .multipleOf(0.1)
    .describe('In percent of the time, with at most one decimal.'),
  sample: ownSample,
});

const docArticleSchema = z.strictObject({
  id: anchor.describe(
    "Part of the article's URL, so changing it breaks links that people have shared.",
  ),
  title: line(60),
  description: line(200).describe('One or two sentences: what the reader can do afterwards.'),
  readTime: z.int().positive().describe('In whole minutes.'),
  difficulty: z
    .enum(['Beginner', 'Intermediate', 'Advanced'])
    .describe("Also sets how full the guide's moon is."),
  lastUpdated: z.iso
    .date('must be a date, like "2024-12-15"')
    .describe('The date of the last change, like "2024-12-15".'),
  href: link
    .optional()
    .describe('Where the full guide can be read. Without it, the title links to the entry itself.'),
  sample: ownSample,
});

export type DocArticle = z.infer<typeof docArticleSchema>;

const docSectionSchema = z.strictObject({
  id: anchor,
  title: line(40).describe('The heading above its articles.'),
  articles: z.array(docArticleSchema).min(1),
});

const popularArticleSchema = z.strictObject({
  id: anchor.describe('The id of the documentation article that it links to.'),
  title: line(60),
  category: line(40).describe('The title of the section that contains the article.'),
  readTime: z.int().positive().describe('In whole minutes.'),
  views: z
    .int()
    .nonnegative()
    .describe(
      'How often it was opened, as the lede of the list says: a plain number, without commas.',
    ),
  sample: ownSample,
});

/** All texts of the documentation page. */
export const docsSchema = pageHeadSchema.extend({
  search: line(60).describe('Above the search box.'),
  index: sectionHeadSchema
    .omit({ lede: true })
    .extend({
      caption: line(120).describe('Below the drawing.'),
    })
    .describe('The drawing of reading times, which links to each guide.'),
  quickLinks: sectionHeadSchema.extend({ items: z.array(resourceSchema).min(1) }).optional(),
  guides: sectionHeadSchema.extend({
    request: line(80).describe("The subject of the email that asks for a guide's full text."),
    sections: z.array(docSectionSchema).min(1),
  }),
  popular: sectionHeadSchema.extend({ items: z.array(popularArticleSchema).min(1) }).optional(),
  status: sectionHeadSchema.extend({ items: z.array(apiStatusSchema).min(1) }).optional(),
  closing: closingLinksSchema,
  sample,
});

export type Docs = z.infer<typeof docsSchema>;
