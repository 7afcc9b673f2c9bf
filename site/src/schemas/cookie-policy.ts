import { z } from 'astro/zod';
import { line, pageHeadSchema, reviewed, sample, sectionHeadSchema } from './fields.ts';

const step = line(60);

/** The texts of the cookie policy outside its lists of categories, cookies and services. */
export const cookiePolicySchema = z.strictObject({
  head: pageHeadSchema,
  /** The date of the last change, like "2024-12-15". */
  lastUpdated: z.iso.date('must be a date, like "2024-12-15"'),
  reviewed,
  /** Below the drawing of how long each kind may stay. */
  caption: line(160),
  explanation: sectionHeadSchema.extend({
    paragraphs: z.array(line(500)).min(1),
  }),
  information: sectionHeadSchema.extend({
    types: z
      .array(
        z.strictObject({
          title: line(40),
          description: line(200),
          /** True if this site collects it today, even if only in the visitor's own browser. */
          inUse: z.boolean(),
          /** The few words next to the mark that say so: "Not collected". */
          status: line(40),
        }),
      )
      .min(1),
  }),
  categories: sectionHeadSchema,
  cookies: sectionHeadSchema,
  services: sectionHeadSchema,
  browsers: sectionHeadSchema.extend({
    /**
     * The day on which someone last compared the steps with the browsers themselves. Not shown. Leave
     * it out until then.
     */
    checked: z.iso.date('must be a date, like "2024-12-15"').optional(),
    guides: z
      .array(
        z.strictObject({
          name: line(20),
          /** What to press, in order, to see and delete what a site has stored. */
          see: z.array(step).min(2),
          /** What to press, in order, to stop sites from storing anything. */
          block: z.array(step).min(2),
        }),
      )
      .length(4),
  }),
  privacyTeam: sectionHeadSchema,
  updates: z.strictObject({ text: line(300) }),
  /** The dialog behind "Manage Cookie Settings". */
  settings: z.strictObject({
    title: line(40),
    /** Why there is nothing to switch on or off. */
    intro: line(240),
    /** Shown without script, when the page cannot read what is stored. */
    unread: line(240),
    none: line(60),
    blocked: line(60),
    /** The button that clears what is stored, and the note below it before it is pressed. */
    clear: line(40),
    ready: line(60),
    empty: line(60),
    /** The note below the button after it is pressed. */
    cleared: line(120),
    nothing: line(120),
    refused: line(120),
  }),
  sample,
});

export type CookiePolicy = z.infer<typeof cookiePolicySchema>;
