import { z } from 'astro/zod';
import {
  anchor,
  closingLinksSchema,
  line,
  pageHeadSchema,
  resourceSchema,
  sample,
  sectionHeadSchema,
} from './fields.ts';

/** How reliable a product's API was. A figure that is published, not a live reading. */
const apiStatusSchema = z.strictObject({
  /** The id of the product, in products.yaml. */
  product: anchor,
  state: z.enum(['Operational', 'Degraded', 'Down']),
  /** Percent of the time, at most one decimal. */
  uptime: z.number().min(0).max(100).multipleOf(0.1),
  sample,
});

const docArticleSchema = z.strictObject({
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

const docSectionSchema = z.strictObject({
  id: anchor,
  /** The heading above its three articles. */
  title: line(40),
  articles: z.array(docArticleSchema).length(3),
});

const popularArticleSchema = z.strictObject({
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

/** All that the documentation page says. */
export const docsSchema = pageHeadSchema.extend({
  /** Under the drawing of reading times. */
  caption: line(120),
  /** Above the search box. */
  search: line(60),
  quickLinks: sectionHeadSchema.extend({ items: z.array(resourceSchema).length(4) }),
  guides: sectionHeadSchema.extend({
    /** The subject of the mail that asks for a guide's full text. */
    request: line(80),
    sections: z.array(docSectionSchema).length(4),
  }),
  popular: sectionHeadSchema.extend({ items: z.array(popularArticleSchema).length(4) }),
  status: sectionHeadSchema.extend({ items: z.array(apiStatusSchema).min(1) }),
  closing: closingLinksSchema,
});

export type Docs = z.infer<typeof docsSchema>;
