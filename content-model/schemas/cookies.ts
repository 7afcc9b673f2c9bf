import { z } from 'zod';
import { anchor, hidden, line, pageHeadSchema, reviewed, sectionHeadSchema } from './fields.ts';

export const cookieCategorySchema = z.strictObject({
  id: anchor,
  title: z.enum(['Essential', 'Analytics', 'Functional', 'Marketing']),
  description: line(240).describe('One or two sentences: what these cookies are for.'),
  required: z.boolean().describe('The badge: "Required" if true, "Optional" if false.'),
  duration: z
    .string()
    .regex(/^(Session|\d+ (month|year)s?)$/, 'must be "Session", or like "6 months" or "2 years"')
    .describe(
      'The longest time that a cookie of this kind may stay. Drawn to scale above the kinds.',
    ),
  examples: z.array(line(60)).min(1).describe('What such a cookie remembers, a few words each.'),
  inUse: z
    .boolean()
    .describe(
      'True if this site stores anything of this kind today. The page says so next to the title.',
    ),
  status: line(30)
    .optional()
    .describe(
      'Replaces the usual words for that if they would mislead: not everything stored is a cookie.',
    ),
  hidden,
});

export type CookieCategory = z.infer<typeof cookieCategorySchema>;

export const cookieSchema = z.strictObject({
  id: anchor.describe('The URL of its details: "ga" is at /cookies#cookie-ga.'),
  name: line(40).describe('The name that a browser lists: "_ga".'),
  type: cookieCategorySchema.shape.title.describe('The category it belongs to.'),
  purpose: line(160).describe('One sentence: what it is for.'),
  duration: z
    .string()
    .regex(
      /^(Session|Until cleared|\d+ (hour|day|month|year)s?)$/,
      'must be "Session", "Until cleared", or like "90 days" or "2 years"',
    )
    .describe('As it should read. Never longer than its category allows for a cookie.'),
  provider: line(40).describe('The company that sets it.'),
  keptIn: z
    .enum(['Cookies', 'Local storage'])
    .describe('Under "Details": where a browser lists it.'),
  holds: line(160).describe('Under "Details": what its value contains.'),
  lifetime: line(280).describe('Under "Details": when it is written, and when it disappears.'),
  inUse: z
    .boolean()
    .describe(
      'True if this site stores it today. A browser test compares this with what is really stored.',
    ),
  hidden,
});

export type Cookie = z.infer<typeof cookieSchema>;

export const thirdPartyServiceSchema = z.strictObject({
  id: anchor,
  name: line(40),
  purpose: line(160).describe('One sentence: what a site uses it for.'),
  cookies: z
    .array(line(40))
    .min(1)
    .describe(
      'The names of the cookies that it sets. Each must also be described in cookies.yaml.',
    ),
  privacyLink: z
    .url({
      protocol: /^https$/,
      error: 'must be a full address that begins with https://',
    })
    .describe('Its own privacy policy, which opens in a new tab.'),
  inUse: z
    .boolean()
    .describe('True if this site uses it today. The page says so next to the name.'),
  hidden,
});

export type ThirdPartyService = z.infer<typeof thirdPartyServiceSchema>;

const step = line(60);

/**
 * What a company says about cookies in place of the words of its language, and the parts that these do not have. All of
 * it may be left out, and so may the file.
 */
export const cookiePolicySchema = z.strictObject({
  head: pageHeadSchema
    .partial()
    .optional()
    .describe('Replaces what the language says at the top of the page.'),
  lastUpdated: z.iso
    .date('must be a date, like "2024-12-15"')
    .optional()
    .describe('The date of the last change, like "2024-12-15". Below the heading.'),
  reviewed,
  explanation: sectionHeadSchema
    .extend({ paragraphs: z.array(line(500)).min(1) })
    .optional()
    .describe('Replaces what the language says about cookies.'),
  information: sectionHeadSchema
    .extend({
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
            status: line(40).describe(
              'The few words next to the mark that say so: "Not collected".',
            ),
          }),
        )
        .min(1),
    })
    .optional()
    .describe('The kinds of information that cookies can collect.'),
  categories: sectionHeadSchema
    .optional()
    .describe('Leave this out if cookie-categories.yaml has none.'),
  caption: line(160)
    .optional()
    .describe('Below the drawing of how long each kind of cookie may stay.'),
  cookies: sectionHeadSchema
    .optional()
    .describe('Replaces what the language says above the list of what is stored.'),
  services: sectionHeadSchema
    .optional()
    .describe('Leave this out if third-party-services.yaml has none.'),
  browsers: sectionHeadSchema
    .extend({
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
    })
    .optional()
    .describe('How to clear and block cookies in some browsers.'),
  privacyTeam: sectionHeadSchema
    .optional()
    .describe('Replaces what the language says above the email address for questions.'),
  updates: z
    .strictObject({ text: line(300) })
    .optional()
    .describe('Replaces what the language says about changes of the page.'),
});

export type CookiePolicy = z.infer<typeof cookiePolicySchema>;
