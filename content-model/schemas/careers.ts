import { z } from 'zod';
import { figureNames, line, pageHeadSchema, sample, sectionHeadSchema } from './fields.ts';

/** The texts of the careers page. Jobs and perks have their own files. */
export const careersSchema = pageHeadSchema.extend({
  caption: line(90).optional().describe('Below the drawing, after "Fig. 1."'),
  stats: figureNames,
  jobs: sectionHeadSchema,
  perks: sectionHeadSchema.optional().describe('Leave this out if perks.yaml has none.'),
  culture: sectionHeadSchema
    .extend({
      items: z.array(line(120)).min(1).describe('One habit per item, in one or two sentences.'),
    })
    .optional(),
  closing: z.strictObject({
    text: line(110).describe('Next to the last two buttons.'),
    subject: line(80).describe('The subject of the email that "Submit Resume" starts.'),
  }),
  sample,
});

export type Careers = z.infer<typeof careersSchema>;
