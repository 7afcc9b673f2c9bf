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
  title: line(60).describe(
    'The heading of its row, and the subject of the email that "Apply Now" starts.',
  ),
  department: line(40),
  location: line(60).describe('A city, "Remote", or both.'),
  type: z.enum(['Full-time', 'Part-time', 'Contract', 'Internship']),
  experience: line(30).describe('As it should read: "5+ years".'),
  salary: salarySchema,
  description: line(280).describe('Two or three sentences in the row.'),
  requirements: z
    .array(line(120))
    .min(1)
    .describe('The row shows the first three; the rest are under "View Details".'),
  benefits: z.array(line(80)).min(1).describe('Under "View Details".'),
  hidden,
});

export type Job = z.infer<typeof jobSchema>;

export const perkSchema = z.strictObject({
  id: anchor,
  icon: z
    .enum(['clock', 'globe', 'book', 'health', 'scale', 'cradle'])
    .describe('The drawing next to the title.'),
  title: line(40),
  description: line(160).describe('One or two sentences: what exactly it is, and for whom.'),
  hidden,
});

export type Perk = z.infer<typeof perkSchema>;
