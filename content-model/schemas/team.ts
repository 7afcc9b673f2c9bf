import { z } from 'zod';
import {
  anchor,
  closingCallSchema,
  figureNames,
  hidden,
  line,
  pageHeadSchema,
  sectionHeadSchema,
} from './fields.ts';
import { portrait } from './picture.ts';

/** The texts of the team page. The people have their own file. */
export const teamSchema = pageHeadSchema.extend({
  caption: line(90).optional().describe('Below the drawing, after "Fig. 1."'),
  stats: figureNames,
  leadership: sectionHeadSchema,
  figures: sectionHeadSchema
    .optional()
    .describe('Above the figures of claims.yaml, which the section lists with their meaning.'),
  closing: closingCallSchema,
});

export const teamMemberSchema = z.strictObject({
  id: anchor,
  name: line(60).describe("The card's heading."),
  portrait,
  role: line(60).describe('Below the name.'),
  expertise: line(80).describe('What the person knows best, in a few words.'),
  experience: line(60)
    .regex(/^[1-7]?\d \p{L}/u, 'must begin with the years, like "14 years"')
    .describe(
      'As it should read: "14 years", and where, if you like. The drawing reads the years from it.',
    ),
  education: line(80).describe('The degree, and the school that awarded it.'),
  bio: line(320).describe('Two or three sentences.'),
  achievements: z.array(line(100)).min(1).describe('Listed under the bio, one line each.'),
  hidden,
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
