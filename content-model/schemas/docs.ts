import { z } from 'zod';
import { guideBlock } from './article-text.ts';
import {
  anchor,
  closingLinksSchema,
  hidden,
  line,
  pageHeadSchema,
  resourceSchema,
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
    .optional()
    .describe('In percent of the time, with at most one decimal. Without it, nothing is drawn.'),
});

/** The id of the section that a new documentation page has. */
const firstSection = 'guides';

/** From the easiest to the hardest. */
export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** A guide: one Markdown file, named by its id. It has a page, `/docs/<id>`. */
export const guideSchema = z.strictObject({
  id: anchor,
  title: line(60)
    .describe('What the guide explains. Two to six words.')
    .meta({ example: 'Read your first invoice' }),
  description: line(200).describe(
    'What the reader can do afterwards. Up to 45 letters are one line on a phone.',
  ),
  section: anchor.describe('The id of its section in docs.yaml.').meta({ start: firstSection }),
  difficulty: z
    .enum(difficulties)
    .describe(
      "Also sets how full the guide's moon is. In a section, the easiest guide comes first.",
    ),
  lastUpdated: z.iso
    .date('must be a date, like "2024-12-15"')
    .describe('The date of the last change, like "2024-12-15".'),
  hidden,
  text: z
    .array(guideBlock)
    .describe('The guide: what one does, step by step, and how one sees that it worked.'),
});

export type Guide = z.infer<typeof guideSchema>;

const docSectionSchema = z.strictObject({
  id: anchor.meta({ start: firstSection }),
  title: line(40)
    .describe('The heading above its guides. Without a guide, it is not shown.')
    .meta({ hint: 'What these guides are about. One to four words.', example: 'First steps' }),
});

const popularGuideSchema = z.strictObject({
  id: anchor.describe('The id of the guide: the name of its file.'),
  views: z
    .int()
    .nonnegative()
    .optional()
    .describe(
      'How often it was opened, as the lede of the list says: a plain number, without commas. Leave it out if you do not count.',
    ),
});

/** All texts of the documentation page. */
export const docsSchema = pageHeadSchema.extend({
  search: line(60)
    .describe('Above the search box.')
    .meta({ hint: 'What one can search here. Two to five words.', example: 'Search this page' }),
  quickLinks: sectionHeadSchema.extend({ items: z.array(resourceSchema).min(1) }).optional(),
  guides: sectionHeadSchema.partial({ lede: true }).extend({
    sections: z.array(docSectionSchema).min(1),
  }),
  popular: sectionHeadSchema.extend({ items: z.array(popularGuideSchema).min(1) }).optional(),
  status: sectionHeadSchema.extend({ items: z.array(apiStatusSchema).min(1) }).optional(),
  closing: closingLinksSchema,
});

export type Docs = z.infer<typeof docsSchema>;
