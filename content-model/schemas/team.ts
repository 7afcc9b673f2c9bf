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
  caption: line(90)
    .optional()
    .describe('Below the drawing, after "Fig. 1."')
    .meta({ hint: 'What the drawing shows. One short sentence.' }),
  stats: figureNames,
  leadership: sectionHeadSchema,
  figures: sectionHeadSchema
    .optional()
    .describe('Above the figures of claims.yaml, which the section lists with their meaning.'),
  closing: closingCallSchema,
});

export const teamMemberSchema = z.strictObject({
  id: anchor,
  name: line(60).describe('First and last name of the person.'),
  portrait,
  role: line(60)
    .describe('What this person does in the company. One to five words.')
    .meta({ example: 'Founder' }),
  expertise: line(80)
    .describe('What this person knows best, in a few words.')
    .meta({ example: 'Bookkeeping, and how to automate it' }),
  experience: line(60)
    .describe(
      'As it should read. Only those whose text begins with their years, like "14 years", are in the drawing.',
    )
    .meta({
      hint: 'For how long this person has done such work, and where. A few words.',
      example: '14 years, nine of them in a machine shop',
    }),
  education: line(80)
    .describe('What this person has learned, and where.')
    .meta({ example: 'Diploma in accounting, from a technical college' }),
  bio: line(320).describe('What this person did before, and does here. Two or three sentences.'),
  achievements: z
    .array(
      line(100)
        .describe('Something that this person has achieved, in one line.')
        .meta({ example: 'Kept the books of a machine shop for nine years' }),
    )
    .min(1)
    .describe('Listed under the bio, one line each.'),
  hidden,
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
