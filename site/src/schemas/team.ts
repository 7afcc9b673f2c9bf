import { z } from 'astro/zod';
import {
  closingCallSchema,
  line,
  pageHeadSchema,
  sectionHeadSchema,
  statSchema,
} from './fields.ts';

/** What the team page says besides the people, who have a file of their own. */
export const teamSchema = pageHeadSchema.extend({
  /** Under the drawing, after "Fig. 1." */
  caption: line(90),
  stats: z.array(statSchema).length(4),
  leadership: sectionHeadSchema,
  closing: closingCallSchema,
});

export type Team = z.infer<typeof teamSchema>;
