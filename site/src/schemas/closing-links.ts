import { z } from 'astro/zod';
import { internalLink, line } from './fields.ts';
import { sectionHeadSchema } from './section-head.ts';

/** The last band of a page: what it says, and two ways on. */
export const closingLinksSchema = sectionHeadSchema.extend({
  /** The first is the one most visitors want. */
  links: z.array(z.strictObject({ label: line(30), link: internalLink })).length(2),
});

export type ClosingLinks = z.infer<typeof closingLinksSchema>;
