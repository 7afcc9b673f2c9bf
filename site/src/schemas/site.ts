import { z } from 'astro/zod';
import { dayNames } from '../vocabulary.ts';
import { externalLink, line, sample } from './fields.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, like "09:00"');

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const emailAddress = z.email('must be an email address').optional();

/**
 * All facts about the company are here and nowhere else. Optional values may be left out: the pages
 * then say that the value is not set, and never show a broken link.
 */
export const siteSchema = z.strictObject({
  /** The company's name, for the header, the footer, every page's title and the copyright line. */
  name: line(40),
  /** The site's domain, without "https://". Used in canonical URLs. */
  domain: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a bare domain, like "company.example"'),
  /** The founding year, shown at the top of the home page. */
  founded: z.int().min(1900),
  /** Two or three sentences at the top of the footer. */
  blurb: line(240),
  /** Email addresses. `general` receives the contact form; the others are used where they fit. */
  email: z.strictObject({
    general: emailAddress,
    careers: emailAddress,
    support: emailAddress,
    privacy: emailAddress,
    legal: emailAddress,
    /** For people who find a security problem. Without it, they get `general`. */
    security: emailAddress,
  }),
  /** As people should read it, with the country code. A phone dials the same number. */
  phone: z
    .string()
    .regex(/^\+[\d ().-]+$/, 'must begin with the country code, like "+1 202 555 0142"')
    .optional(),
  /** The postal address, one array entry per line. */
  address: z.array(line(60)).min(1).optional(),
  /**
   * When someone answers. Shown on the contact card, in the footer, and on the support page, which
   * also converts it to the visitor's own time zone.
   */
  hours: z
    .strictObject({
      /** In the order of the week, starting with Monday. */
      days: z
        .array(z.enum(dayNames))
        .min(1)
        .refine(
          (days) => dayNames.filter((day) => days.includes(day)).join() === days.join(),
          'must have each day once, in the order of the week',
        ),
      /** In 24-hour format. */
      opens: time,
      closes: time,
      /** The IANA name of the time zone, which includes its daylight saving time. */
      zone: z.string().refine(isZone, 'must be a time zone, like "Asia/Kolkata"'),
      /** The short name of the zone that visitors see after the hours. */
      abbreviation: line(6),
    })
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      message: 'must be later than opens',
    }),
  /** For the privacy policy and the terms. Have a lawyer check these values. */
  legal: z
    .strictObject({
      /** The full name of the legal entity, with its form: "Company Private Limited". */
      entity: line(120).optional(),
      /** The person who represents the entity, with their function. */
      representative: line(120).optional(),
      /** How long the web server's logs are kept: "30 days". Change deploy/server/logrotate too. */
      logRetention: line(40).optional(),
      /** The places where people work: "Bengaluru, India". */
      workplaces: z.array(line(60)).min(1).optional(),
      /** Whose law applies, and whose courts decide: "the law and the courts of India". */
      law: line(160).optional(),
    })
    .optional(),
  /**
   * For /.well-known/security.txt, which tells people who find a security problem whom to write to.
   * Without it, there is no such file.
   */
  securityTxt: z
    .strictObject({
      /**
       * The last day on which the address in the file is sure to be right, at most 13 months ahead.
       * When fewer than 60 days are left, the build stops: check that someone still reads the
       * address, and set a new day.
       */
      expires: z.iso.date('must be a date, like "2024-12-15"'),
    })
    .optional(),
  /** The four icons in the footer. */
  social: z
    .array(
      z.strictObject({
        /** Which icon is drawn. */
        network: z.enum(['linkedin', 'github', 'x', 'youtube']),
        /** Screen readers read this instead of the icon. */
        label: line(20),
        /** Leave this out for a network that you do not use. */
        href: externalLink.optional(),
      }),
    )
    .length(4)
    .refine(
      (social) => new Set(social.map(({ network }) => network)).size === social.length,
      'must have each network once',
    ),
  sample,
});

export type Site = z.infer<typeof siteSchema>;
