import { z } from 'astro/zod';
import { heading, line } from './fields.ts';

/** The words at the head of a section. */
export const sectionHeadSchema = z.strictObject({
  /** The small label above the heading. */
  label: line(60),
  heading,
  /** The sentence or two below it. */
  lede: line(240),
});

export type SectionHead = z.infer<typeof sectionHeadSchema>;
