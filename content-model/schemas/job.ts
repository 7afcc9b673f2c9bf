import { z } from 'zod';
import { anchor, currency, hidden, line, ownSample } from './fields.ts';

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
  sample: ownSample,
  hidden,
});

export type Job = z.infer<typeof jobSchema>;
