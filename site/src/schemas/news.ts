import { z } from 'astro/zod';
import { formNoteSchema, line, pageHeadSchema, sectionHeadSchema } from './fields.ts';

/** What the news page says outside its articles and their categories. */
export const newsSchema = pageHeadSchema.extend({
  /** Above the articles that are not featured. */
  articles: sectionHeadSchema,
  topics: sectionHeadSchema.omit({ lede: true }).extend({
    /** Labels: they lead nowhere. */
    items: z.array(line(30)).length(8),
  }),
  newsletter: sectionHeadSchema.extend({
    note: formNoteSchema,
    /** Below the form. */
    promise: line(120),
  }),
});

export type News = z.infer<typeof newsSchema>;
