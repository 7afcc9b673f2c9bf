import { z } from 'zod';
import { line, pageHeadSchema, reviewed, sample, sectionHeadSchema } from './fields.ts';

const step = line(60);

/** The texts of the cookie policy outside its lists of categories, cookies and services. */
export const cookiePolicySchema = z.strictObject({
  head: pageHeadSchema,
  lastUpdated: z.iso
    .date('must be a date, like "2024-12-15"')
    .describe('The date of the last change, like "2024-12-15".'),
  reviewed,
  caption: line(160).describe('Below the drawing of how long each kind may stay.'),
  explanation: sectionHeadSchema.extend({
    paragraphs: z.array(line(500)).min(1),
  }),
  information: sectionHeadSchema.extend({
    types: z
      .array(
        z.strictObject({
          title: line(40),
          description: line(200),
          inUse: z
            .boolean()
            .describe(
              "True if this site collects it today, even if only in the visitor's own browser.",
            ),
          status: line(40).describe('The few words next to the mark that say so: "Not collected".'),
        }),
      )
      .min(1),
  }),
  categories: sectionHeadSchema,
  cookies: sectionHeadSchema,
  services: sectionHeadSchema
    .optional()
    .describe('Leave this out if third-party-services.yaml has none.'),
  browsers: sectionHeadSchema.extend({
    guides: z
      .array(
        z.strictObject({
          name: line(20),
          see: z
            .array(step)
            .min(1)
            .describe('What to press, in order, to see and delete what a site has stored.'),
          block: z
            .array(step)
            .min(1)
            .describe('What to press, in order, to stop sites from storing anything.'),
          phone: z
            .array(step)
            .min(1)
            .optional()
            .describe('What to press, in order, to see or delete it on a phone.'),
        }),
      )
      .min(1),
  }),
  privacyTeam: sectionHeadSchema,
  updates: z.strictObject({ text: line(300) }),
  settings: z
    .strictObject({
      title: line(40),
      intro: line(240).describe('Why there is nothing to switch on or off.'),
      unread: line(240).describe('Shown without script, when the page cannot read what is stored.'),
      none: line(60),
      blocked: line(60),
      clear: line(40).describe(
        'The button that clears what is stored, and the note below it before it is pressed.',
      ),
      ready: line(60),
      empty: line(60),
      cleared: line(120).describe('The note below the button after it is pressed.'),
      nothing: line(120),
      refused: line(120),
    })
    .describe('The dialog behind "Manage Cookie Settings".'),
  sample,
});

export type CookiePolicy = z.infer<typeof cookiePolicySchema>;
