import { z } from 'astro/zod';
import { apiStatusSchema } from './api-status.ts';
import { closingLinksSchema } from './closing-links.ts';
import { docSectionSchema } from './doc-section.ts';
import { line } from './fields.ts';
import { pageHeadSchema } from './page-head.ts';
import { popularArticleSchema } from './popular-article.ts';
import { resourceSchema } from './resource.ts';
import { sectionHeadSchema } from './section-head.ts';

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
