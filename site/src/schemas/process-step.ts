import { z } from 'astro/zod';
import { line } from './fields.ts';

/** The same number twice where it always takes as long. */
const weeksSchema = z
  .strictObject({
    least: z.int().positive(),
    most: z.int().positive(),
  })
  .refine(({ least, most }) => least <= most, { path: ['most'], error: 'must not be below least' });

/** A step of the work, drawn to scale on the service's page. */
export const processStepSchema = z.strictObject({
  /** Its place in the order, from 1. */
  number: z.int().positive(),
  /** One or two words. */
  title: line(40),
  /** One or two sentences: what happens, and what there is at the end of it. */
  description: line(200),
  /** The weeks it takes, or the word "ongoing" for a step without an end. */
  duration: z.union([z.strictObject({ weeks: weeksSchema }), z.literal('ongoing')], {
    error: 'must be weeks with a least and a most, or "ongoing"',
  }),
});

export type ProcessStep = z.infer<typeof processStepSchema>;
