import { z } from 'astro/zod';
import { line, pageHeadSchema, sectionHeadSchema, statSchema } from './fields.ts';

/** What the careers page says besides the jobs and the perks, which have files of their own. */
export const careersSchema = pageHeadSchema.extend({
  /** Under the drawing, after "Fig. 1." */
  caption: line(90),
  /** How many positions are open in all, "50+": the first figure, and what the list is a part of. */
  positions: line(12),
  /** The figures after it. */
  stats: z.array(statSchema).length(3),
  jobs: sectionHeadSchema,
  perks: sectionHeadSchema,
  culture: sectionHeadSchema.extend({
    /** One habit each, in one sentence or two. */
    items: z.array(line(120)).min(1),
  }),
  closing: z.strictObject({
    /** Beside the last two buttons. */
    text: line(110),
    /** Of the mail that "Submit Resume" starts. */
    subject: line(80),
  }),
});

export type Careers = z.infer<typeof careersSchema>;
