import { z } from 'astro/zod';
import { formNoteSchema, line, pageHeadSchema, sample, sectionHeadSchema } from './fields.ts';

/** The texts of the news page outside its articles and their categories. */
export const newsSchema = pageHeadSchema.extend({
  /** Above the articles that are not featured. */
  articles: sectionHeadSchema,
  topics: sectionHeadSchema.omit({ lede: true }).extend({
    /** Labels, not links. */
    items: z.array(line(30)).length(8),
  }),
  newsletter: sectionHeadSchema.extend({
    note: formNoteSchema,
    /** Below the form. */
    promise: line(120),
  }),
  sample,
});

export type News = z.infer<typeof newsSchema>;
