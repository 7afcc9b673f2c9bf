import { domainToASCII } from 'node:url';
import { z } from 'astro/zod';
import { siteSchema } from '../../src/schemas/site.ts';
import { dayNames } from '../../src/vocabulary.ts';

/** What has been answered so far, as it was typed, by the name of the option. */
type Texts = ReadonlyMap<string, string>;

/** One thing that the new company is asked for, and the option that answers it. */
export interface Question {
  option: string;
  /** Below this, the person types. */
  asks: string;
  /** The place of the answer in site.yaml. Colors have none. */
  path?: readonly string[];
  schema: z.ZodType;
  /** The value that a text stands for. */
  read?: (text: string) => unknown;
  /** An optional one may stay unanswered. Pages then say that the value is not set. */
  optional?: true;
  /** Taken if someone who is asked just presses Enter. */
  suggests?: (texts: Texts) => string | undefined;
}

const { shape } = siteSchema;
const email = shape.email.shape;
const hours = z.object(shape.hours.shape);

/** "Company.com", "https://company.com/" and "müller.de" are all meant well. */
const readDomain = (text: string) =>
  domainToASCII(text.replace(/^https?:\/\//i, '').replace(/\/$/, '')) || text;

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

const hoursSchema = z.any().refine((value) => {
  const parsed = hours.pick({ days: true, opens: true, closes: true }).safeParse(value);
  return parsed.success && parsed.data.opens < parsed.data.closes;
}, 'must be days and times, like "Mon-Fri 09:00-17:00"');

/** The short name of a zone that is right in summer and in winter, if there is one: "ET". */
function shortZone(zone: string | undefined): string | undefined {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return name && /^[A-Z]{2,6}$/.test(name) ? name : undefined;
}

const color = z.string().regex(/^#[\da-f]{6}$/, 'must be a color, like "#8a5a16"');

/** "8A5A16", "#8a5a16" and "#eee". */
function readColor(text: string): string {
  const digits = text.replace(/^#/, '').toLowerCase();
  return `#${/^[\da-f]{3}$/.test(digits) ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

const emailFor = (option: string, name: keyof typeof email, purpose: string): Question => ({
  option,
  asks: `Email address for ${purpose}`,
  path: ['email', name],
  schema: email[name],
  optional: true,
  suggests: (texts) => {
    const domain = readDomain(texts.get('domain') ?? '');
    return `${name === 'general' ? 'hello' : name}@${domain}`;
  },
});

export const questions: readonly Question[] = [
  { option: 'name', asks: 'Name of the company', path: ['name'], schema: shape.name },
  {
    option: 'domain',
    asks: 'Domain of the site, like company.com',
    path: ['domain'],
    schema: shape.domain,
    read: readDomain,
  },
  {
    option: 'founded',
    asks: 'Founding year',
    path: ['founded'],
    schema: shape.founded,
    read: (text) => (/^\d+$/.test(text) ? Number(text) : text),
  },
  {
    option: 'blurb',
    asks: 'What the company does, in one sentence, for the footer and for search engines',
    path: ['blurb'],
    schema: shape.blurb,
  },
  emailFor('email', 'general', 'everyone; the contact form goes there'),
  emailFor('email-careers', 'careers', 'people who apply'),
  emailFor('email-support', 'support', 'people who need help'),
  emailFor('email-privacy', 'privacy', 'questions about personal data'),
  emailFor('email-legal', 'legal', 'legal questions'),
  emailFor('email-security', 'security', 'people who find a security problem'),
  {
    option: 'phone',
    asks: 'Phone number with the country code, like +1 202 555 0142',
    path: ['phone'],
    schema: shape.phone,
    optional: true,
  },
  {
    option: 'address',
    asks: 'Postal address, with a comma between its lines',
    path: ['address'],
    schema: shape.address,
    read: (text) => text.split(/\s*,\s*/),
    optional: true,
  },
  {
    option: 'entity',
    asks: 'Full name of the legal entity, like Company Private Limited',
    path: ['legal', 'entity'],
    schema: shape.legal.unwrap().shape.entity,
    optional: true,
  },
  {
    option: 'hours',
    asks: 'When someone answers, like Mon-Fri 09:00-17:00',
    path: ['hours'],
    schema: hoursSchema,
    read: readHours,
  },
  {
    option: 'zone',
    asks: 'Time zone of these hours, like Europe/Berlin',
    path: ['hours', 'zone'],
    schema: shape.hours.shape.zone,
    suggests: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  },
  {
    option: 'zone-name',
    asks: 'Its short name, which visitors see after the hours, like CET',
    path: ['hours', 'abbreviation'],
    schema: shape.hours.shape.abbreviation,
    suggests: (texts) => shortZone(texts.get('zone')),
  },
  {
    option: 'main',
    asks: 'Main color, a dark one for bands, dark pages and ink, like #141b2a',
    schema: color,
    read: readColor,
  },
  {
    option: 'accent',
    asks: 'Accent color, for emphasized words and drawings, like #8a5a16',
    schema: color,
    read: readColor,
  },
];
