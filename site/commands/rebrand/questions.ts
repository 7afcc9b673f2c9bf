import { domainToASCII } from 'node:url';
import { z } from 'astro/zod';
import { siteSchema } from '../../src/schemas/site.ts';
import { dayNames } from '../../src/vocabulary.ts';

/** What has been answered so far, as it was typed, by the name of the option. */
type Texts = ReadonlyMap<string, string>;

interface Details {
  schema: z.ZodType;
  /** The value that a text stands for. */
  read?: (text: string) => unknown;
  /** Taken if someone who is asked just presses Enter. */
  suggests?: (texts: Texts) => string | undefined;
}

/** One thing that the new company is asked for, and the option that answers it. */
export interface Question extends Details {
  option: string;
  asks: string;
  /** The place of the answer in site.yaml. Colors have none. */
  path: readonly string[] | undefined;
  /** Whether it may stay unanswered. Pages then say that the value is not set. */
  optional: boolean;
}

/** The schema of a field of site.yaml. */
function schemaOf(path: readonly string[]): z.ZodType {
  let schema: z.ZodType = siteSchema;
  for (const key of path) {
    const group = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    schema = (group as z.ZodObject).shape[key] as z.ZodType;
  }
  return schema;
}

/** A question about a field of site.yaml. */
function field(option: string, place: string, asks: string, details: Partial<Details> = {}) {
  const path = place.split('.');
  const schema = details.schema ?? schemaOf(path);
  return { option, asks, path, optional: schema.safeParse(undefined).success, ...details, schema };
}

/** "Company.com", "https://company.com/" and "müller.de" are all meant well. */
const readDomain = (text: string) =>
  domainToASCII(text.replace(/^https?:\/\//i, '').replace(/\/$/, '')) || text;

function email(option: string, name: string, purpose: string): Question {
  const local = name === 'general' ? 'hello' : name;
  return field(option, `email.${name}`, `Email address for ${purpose}`, {
    suggests: (texts) => `${local}@${readDomain(texts.get('domain') ?? '')}`,
  });
}

/** "Mon-Fri 09:00-17:00" or "Mon, Wed 09:00-12:30". */
function readHours(text: string): unknown {
  const [, days = '', opens, closes] =
    /^(.*\S)\s+(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)$/.exec(text.trim()) ?? [];
  const names: readonly string[] = dayNames;
  const open = days.split(/\s*,\s*/).flatMap((part) => {
    const [first = '', last = first] = part.split(/\s*[-–]\s*/);
    return names.includes(first) && names.includes(last)
      ? names.slice(names.indexOf(first), names.indexOf(last) + 1)
      : [part];
  });
  return opens && closes ? { days: open, opens, closes } : text;
}

const { days, opens, closes } = siteSchema.shape.hours.shape;
const hours = z.any().refine((value) => {
  const { success, data } = z.object({ days, opens, closes }).safeParse(value);
  return success && data.opens < data.closes;
}, 'must be days and times, like "Mon-Fri 09:00-17:00"');

/** The short name of a zone that is right in summer and in winter, if there is one: "ET". */
function shortZone(zone: string | undefined): string | undefined {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return name && /^[A-Z]{2,6}$/.test(name) ? name : undefined;
}

/** "8A5A16", "#8a5a16" and "#eee". */
function readColor(text: string): string {
  const digits = text.replace(/^#/, '').toLowerCase();
  return `#${/^[\da-f]{3}$/.test(digits) ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

const color = (option: string, asks: string): Question => ({
  option,
  asks,
  path: undefined,
  optional: false,
  schema: z.string().regex(/^#[\da-f]{6}$/, 'must be a color, like "#8a5a16"'),
  read: readColor,
});

export const questions: readonly Question[] = [
  field('name', 'name', 'Name of the company'),
  field('domain', 'domain', 'Domain of the site, like company.com', { read: readDomain }),
  field('founded', 'founded', 'Founding year', {
    read: (text) => (/^\d+$/.test(text) ? Number(text) : text),
  }),
  field('blurb', 'blurb', 'What the company does, in one sentence, for footer and search engines'),
  email('email', 'general', 'everyone; the contact form goes there'),
  email('email-careers', 'careers', 'people who apply'),
  email('email-support', 'support', 'people who need help'),
  email('email-privacy', 'privacy', 'questions about personal data'),
  email('email-legal', 'legal', 'legal questions'),
  email('email-security', 'security', 'people who find a security problem'),
  field('phone', 'phone', 'Phone number with the country code, like +1 202 555 0142'),
  field('address', 'address', 'Postal address, with a comma between its lines', {
    read: (text) => text.split(/\s*,\s*/),
  }),
  field('entity', 'legal.entity', 'Full name of the legal entity, like Company Private Limited'),
  field('hours', 'hours', 'When someone answers, like Mon-Fri 09:00-17:00', {
    schema: hours,
    read: readHours,
  }),
  field('zone', 'hours.zone', 'Time zone of these hours, like Europe/Berlin', {
    suggests: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  }),
  field('zone-name', 'hours.abbreviation', 'Its short name, which visitors see, like CET', {
    suggests: (texts) => shortZone(texts.get('zone')),
  }),
  color('main', 'Main color, a dark one for bands, dark pages and ink, like #141b2a'),
  color('accent', 'Accent color, for emphasized words and drawings, like #8a5a16'),
];
