import { z } from 'astro/zod';
import { line, pageHeadSchema, sectionHeadSchema, statSchema } from './fields.ts';

/** What the team page says besides the people, who have a file of their own. */
export const teamSchema = pageHeadSchema.extend({
  /** Under the drawing, after "Fig. 1." */
  caption: line(90),
  stats: z.array(statSchema).length(4),
  leadership: sectionHeadSchema,
  /** The last thing on the page: a sentence, and the labels of its two buttons. */
  join: z.strictObject({ text: line(110), careers: line(40), contact: line(40) }),
});

export type Team = z.infer<typeof teamSchema>;
