import { z } from 'astro/zod';
import {
  anchor,
  closingLinksSchema,
  externalLink,
  line,
  pageHeadSchema,
  resourceSchema,
  sample,
  sectionHeadSchema,
} from './fields.ts';

/** How reliable a product's API was. A published figure, not a live reading. */
const apiStatusSchema = z.strictObject({
  /** The product's id in products.yaml. */
  product: anchor,
  state: z.enum(['Operational', 'Degraded', 'Down']),
  /** In percent of the time, with at most one decimal. */
  uptime: z.number().min(0).max(100).multipleOf(0.1),
  sample,
});

const docArticleSchema = z.strictObject({
  /** Part of the article's URL, so changing it breaks links that people have shared. */
  id: anchor,
  title: line(60),
  /** One or two sentences: what the reader can do afterwards. */
  description: line(200),
  /** In whole minutes. */
  readTime: z.int().positive(),
  /** Also sets how full the guide's moon is. */
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  /** The date of the last change, like "2024-12-15". */
  lastUpdated: z.iso.date('must be a date, like "2024-12-15"'),
  /** Where the full guide can be read. Without it, the title links to the entry itself. */
  href: externalLink.optional(),
  sample,
});

export type DocArticle = z.infer<typeof docArticleSchema>;

const docSectionSchema = z.strictObject({
  id: anchor,
  /** The heading above its three articles. */
  title: line(40),
  articles: z.array(docArticleSchema).length(3),
});

const popularArticleSchema = z.strictObject({
  /** The id of the documentation article that it links to. */
  id: anchor,
  title: line(60),
  /** The title of the section that contains the article. */
  category: line(40),
  /** In whole minutes. */
  readTime: z.int().positive(),
  /** How often it was opened, as the lede of the list says: a plain number, without commas. */
  views: z.int().nonnegative(),
  sample,
});

/** All texts of the documentation page. */
export const docsSchema = pageHeadSchema.extend({
  /** Above the search box. */
  search: line(60),
  /** The drawing of reading times, which links to each guide. */
  index: sectionHeadSchema.omit({ lede: true }).extend({
    /** Below the drawing. */
    caption: line(120),
  }),
  quickLinks: sectionHeadSchema.extend({ items: z.array(resourceSchema).length(4) }),
  guides: sectionHeadSchema.extend({
    /** The subject of the email that asks for a guide's full text. */
    request: line(80),
    sections: z.array(docSectionSchema).length(4),
  }),
  popular: sectionHeadSchema.extend({ items: z.array(popularArticleSchema).length(4) }),
  status: sectionHeadSchema.extend({ items: z.array(apiStatusSchema).min(1) }),
  closing: closingLinksSchema,
  sample,
});

export type Docs = z.infer<typeof docsSchema>;
