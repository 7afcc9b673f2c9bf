import { z } from 'astro/zod';
import { line, sample } from './fields.ts';

export const successStorySchema = z.strictObject({
  title: line(80),
  /** Two or three sentences: what was wrong, and what was built. */
  description: line(320),
  /** The tag above the title. */
  industry: line(30),
  /** What changed, in figures. */
  metrics: z
    .array(
      z.strictObject({
        /** As it is shown: "-38%", "2 days". */
        value: line(12),
        /** What the figure measures. */
        label: line(60),
        /** The two readings behind the figure. With them it is also drawn. */
        change: z
          .strictObject({
            before: z.number().nonnegative(),
            after: z.number().nonnegative(),
            /** What both readings are counted in: "hours", "%". */
            unit: line(20),
          })
          .refine(({ before, after }) => before + after > 0, 'cannot be drawn if both are zero')
          .optional(),
      }),
    )
    .min(1),
  sample,
});

export type SuccessStory = z.infer<typeof successStorySchema>;
