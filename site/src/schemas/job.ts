import { z } from 'astro/zod';
import { anchor, line, sample } from './fields.ts';

const salarySchema = z
  .strictObject({
    /** The three-letter currency code: "USD", "INR". The page shows the symbol. */
    currency: z
      .string()
      .refine(
        (code) => Intl.supportedValuesOf('currency').includes(code),
        'must be a currency code, like "USD"',
      ),
    /** Plain numbers, without commas. */
    min: z.int().positive(),
    max: z.int().positive(),
    per: z.enum(['year', 'month', 'day', 'hour']),
  })
  .refine(({ min, max }) => min <= max, { path: ['max'], error: 'must not be below min' });

export const jobSchema = z.strictObject({
  /** Part of the job's URL, so changing it breaks links that people have shared. */
  id: anchor,
  /** The heading of its row, and the subject of the email that "Apply Now" starts. */
  title: line(60),
  department: line(40),
  /** A city, "Remote", or both. */
  location: line(60),
  type: z.enum(['Full-time', 'Part-time', 'Contract', 'Internship']),
  /** As it should read: "5+ years". */
  experience: line(30),
  salary: salarySchema,
  /** Two or three sentences in the row. */
  description: line(280),
  /** The row shows the first three; the rest are under "View Details". */
  requirements: z.array(line(120)).min(3, 'must be at least three requirements'),
  /** Under "View Details". */
  benefits: z.array(line(80)).min(1),
  sample,
});

export type Job = z.infer<typeof jobSchema>;
