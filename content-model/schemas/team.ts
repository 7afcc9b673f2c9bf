import {
  closingCallSchema,
  figureNames,
  line,
  pageHeadSchema,
  sample,
  sectionHeadSchema,
} from './fields.ts';

/** The texts of the team page. The people have their own file. */
export const teamSchema = pageHeadSchema.extend({
  caption: line(90).optional().describe('Below the drawing, after "Fig. 1."'),
  stats: figureNames,
  leadership: sectionHeadSchema,
  figures: sectionHeadSchema
    .optional()
    .describe('Above the figures of claims.yaml, which the section lists with their meaning.'),
  closing: closingCallSchema,
  sample,
});
