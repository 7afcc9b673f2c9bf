import { z } from 'zod';
import {
  anchor,
  currency,
  figureNames,
  hidden,
  line,
  pageHeadSchema,
  sectionHeadSchema,
} from './fields.ts';

/** The texts of the careers page. Jobs and perks have their own files. */
export const careersSchema = pageHeadSchema.extend({
  caption: line(90)
    .optional()
    .describe('Below the drawing, after "Fig. 1."')
    .meta({ hint: 'What the drawing shows. One short sentence.' }),
  stats: figureNames,
  jobs: sectionHeadSchema,
  perks: sectionHeadSchema.optional().describe('Leave this out if perks.yaml has none.'),
  culture: sectionHeadSchema
    .extend({
      items: z
        .array(
          line(120)
            .describe('A habit of your company. One or two sentences.')
            .meta({ example: 'Nobody gets praised for working on a Sunday.' }),
        )
        .min(1),
    })
    .optional(),
  closing: z.strictObject({
    text: line(110).describe('Next to the last two buttons.').meta({
      hint: 'What people can do if no position fits. One sentence.',
      example: 'Nothing for you? Tell us what you would like to do.',
    }),
    subject: line(80)
      .describe('The subject of the email that "Submit Resume" starts.')
      .meta({ hint: 'The subject of an email with a resume.', example: 'My resume' }),
  }),
});

export type Careers = z.infer<typeof careersSchema>;

const salarySchema = z
  .strictObject({
    currency,
    min: z.int().positive().describe('Plain numbers, without commas.'),
    max: z.int().positive(),
    per: z.enum(['year', 'month', 'day', 'hour']),
  })
  .refine(({ min, max }) => min <= max, { path: ['max'], error: 'must not be below min' });

export const jobSchema = z.strictObject({
  id: anchor.describe(
    "Part of the job's URL, so changing it breaks links that people have shared.",
  ),
  title: line(60)
    .describe('The heading of its row, and the subject of the email that "Apply Now" starts.')
    .meta({ hint: 'What the position is called. One to five words.', example: 'Bookkeeper' }),
  department: line(40)
    .describe('The part of the company. One or two words.')
    .meta({ example: 'Accounting' }),
  location: line(60).describe('Where the work is done.').meta({ example: 'Kassel, or from home' }),
  type: z.enum(['Full-time', 'Part-time', 'Contract', 'Internship']),
  experience: line(30)
    .describe('How much experience you ask for. A few words.')
    .meta({ example: 'Two years or more' }),
  salary: salarySchema.optional(),
  description: line(280).describe('What the person will do. Two or three sentences.'),
  requirements: z
    .array(
      line(120)
        .describe('Something that you ask for, in one line.')
        .meta({ example: 'You have kept the books of a small company' }),
    )
    .min(1)
    .describe('The row shows the first three; the rest are under "View Details".'),
  benefits: z
    .array(
      line(80)
        .describe('Something that you offer, in one line.')
        .meta({ example: '30 days of vacation' }),
    )
    .min(1)
    .describe('Under "View Details".'),
  hidden,
});

export type Job = z.infer<typeof jobSchema>;

export const perkSchema = z.strictObject({
  id: anchor,
  icon: z
    .enum(['clock', 'globe', 'book', 'health', 'scale', 'cradle'])
    .describe('The drawing next to the title.'),
  title: line(40)
    .describe('A thing that everyone gets besides the salary. Two to four words.')
    .meta({ example: 'A 35-hour week' }),
  description: line(160).describe('What exactly it is, and for whom. One or two sentences.'),
  hidden,
});

export type Perk = z.infer<typeof perkSchema>;
