import { z } from 'astro/zod';
import { figureNames, line, pageHeadSchema, sample, sectionHeadSchema } from './fields.ts';

/** The texts of the careers page. Jobs and perks have their own files. */
export const careersSchema = pageHeadSchema.extend({
  /** Below the drawing, after "Fig. 1." */
  caption: line(90),
  stats: figureNames,
  jobs: sectionHeadSchema,
  perks: sectionHeadSchema,
  culture: sectionHeadSchema.extend({
    /** One habit per item, in one or two sentences. */
    items: z.array(line(120)).min(1),
  }),
  closing: z.strictObject({
    /** Next to the last two buttons. */
    text: line(110),
    /** The subject of the email that "Submit Resume" starts. */
    subject: line(80),
  }),
  sample,
});

export type Careers = z.infer<typeof careersSchema>;
