import { z } from 'astro/zod';
import { line, sample } from './fields.ts';

const mailAddress = z.email('must be a mail address').optional();

/**
 * The company, said once. Anything optional may be left out: the pages then say that it is not
 * set, and never show a broken link.
 */
export const siteSchema = z.strictObject({
  /** The company's name: in the header, the footer, every page's title and the copyright line. */
  name: line(40),
  /** Where the site will live, without "https://". Used in canonical addresses. */
  domain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a bare domain, like "orrery.example"'),
  /** The year the company began, at the top of the home page. */
  founded: z.int().min(1900),
  /** Two or three sentences at the top of the footer. */
  blurb: line(240),
  /** Mail addresses. `general` receives the contact form; the others are used where they fit. */
  email: z.strictObject({
    general: mailAddress,
    careers: mailAddress,
    support: mailAddress,
    privacy: mailAddress,
    legal: mailAddress,
  }),
  /** As it should be read, with the country code: it is also what a phone will dial. */
  phone: z
    .string()
    .regex(/^\+[\d ().-]+$/, 'begin with the country code, like "+1 202 555 0142"')
    .optional(),
  /** The postal address, one line of the envelope each. */
  address: z.array(line(60)).min(1).optional(),
  /** When someone answers. Shown on the contact card and in the footer. */
  hours: line(40),
  /** How soon someone answers, in business hours and outside them. */
  response: z.strictObject({
    businessHours: line(60),
    weekends: line(60),
    /** In the privacy and cookie policies, after "We answer". */
    privacy: line(60),
    /** In the terms, after "We answer". */
    legal: line(60),
  }),
  /** The four icons in the footer. */
  social: z
    .array(
      z.strictObject({
        /** Which icon is drawn. */
        network: z.enum(['linkedin', 'github', 'x', 'youtube']),
        /** Read out in place of the icon. */
        label: line(20),
        /** Leave out what you do not have. */
        href: z.url({ protocol: /^https$/ }).optional(),
      }),
    )
    .length(4),
  sample,
});

export type Site = z.infer<typeof siteSchema>;
