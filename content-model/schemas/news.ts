import { z } from 'zod';
import { formNoteSchema, line, pageHeadSchema, sample, sectionHeadSchema } from './fields.ts';

/** The texts of the news page outside its articles and their categories. */
export const newsSchema = pageHeadSchema.extend({
  articles: sectionHeadSchema
    .optional()
    .describe('Above the articles that are not featured. Leave this out if there are none.'),
  topics: sectionHeadSchema
    .omit({ lede: true })
    .extend({
      items: z.array(line(30)).min(1).describe('Labels, not links.'),
    })
    .optional(),
  newsletter: sectionHeadSchema
    .extend({
      note: formNoteSchema,
      promise: line(120).describe('Below the form.'),
    })
    .optional()
    .describe('Leave this out if you have no newsletter.'),
  sample,
});

export type News = z.infer<typeof newsSchema>;
