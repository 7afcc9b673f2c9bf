import { z } from 'zod';
import { line, sample } from './fields.ts';

/** What we agree on with a client: a row on the page of a service. */
export const engagementRowSchema = z.strictObject({
  label: line(30).describe('A few words: "Warranty".'),
  figure: line(24)
    .optional()
    .describe('The answer in one figure: "90 days". It is shown large, next to the price.'),
  text: line(420).describe('One to four sentences. Must not promise more than the terms do.'),
});

/** How we work with clients, whatever the service. Shown on the page of every service. */
export const engagementSchema = z.strictObject({
  rows: z.array(engagementRowSchema).min(1),
  sample,
});

export type Engagement = z.infer<typeof engagementSchema>;
