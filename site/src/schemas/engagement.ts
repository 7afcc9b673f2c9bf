import { z } from 'astro/zod';
import { line, sample } from './fields.ts';

/** How we work with clients, whatever the service. Shown on the page of every service. */
export const engagementSchema = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        /** A few words: "Warranty". */
        label: line(30),
        /** One to three sentences. Must not promise more than the terms do. */
        text: line(260),
      }),
    )
    .min(1),
  sample,
});

export type Engagement = z.infer<typeof engagementSchema>;
