import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import { siteSchema } from '@website/content-model/schemas/site.ts';
import { dayNames, heroFigures } from '@website/content-model/vocabulary.ts';
import { z } from 'astro/zod';
import { formatHex } from 'culori';

/** What has been answered so far, as it was typed, by the name of the option. */
type Texts = ReadonlyMap<string, string>;

interface Details {
  schema: z.ZodType;
  /** The value that a text stands for. */
  read?: (text: string) => unknown;
  /** Taken if it is not answered. */
  suggests?: (texts: Texts) => string | undefined;
}

/** One thing that the new company is asked for, and the option that answers it. */
export interface Question extends Details {
  option: string;
  asks: string;
  /** The place of the answer in site.yaml. Colors have none. */
  path: readonly string[] | undefined;
  /** Whether it may stay unanswered. Pages then leave it out. */
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
  domainToASCII(text.replace(/^https?:\/\//i, '').replace(/\/.*$/, '')) || text;

const email = (option: string, name: string, purpose: string): Question =>
  field(option, `email.${name}`, `Email address for ${purpose}`);

/** The days as people write them in English, German and Dutch, in the order of the week. */
const dayWords = [
  /^(mon?|monday|montag|ma|maandag)$/i,
  /^(tue?s?|tuesday|di|dienstag|dinsdag)$/i,
  /^(wed?|wednesday|mi|mittwoch|wo|woensdag)$/i,
  /^(thu?r?s?|thursday|do|donnerstag|donderdag)$/i,
  /^(fri?|friday|freitag|vr|vrijdag)$/i,
  /^(sat?|saturday|samstag|za|zaterdag)$/i,
  /^(sun?|sunday|so|sonntag|zo|zondag)$/i,
];

/** "Mon-Fri 09:00-17:00", "Mon, Wed 9-12:30" and "Ma-Do 9-17". */
function readHours(text: string): unknown {
  const [, days = '', ...times] =
    /^(.*[^\s,]),?\s+(\d\d?(?:[:.]\d\d)?)\s*[-–]\s*(\d\d?(?:[:.]\d\d)?)$/.exec(text) ?? [];
  const open = days.split(/\s*,\s*/).flatMap((part) => {
    const [first = -1, last = first] = part
      .split(/\s*[-–]\s*/)
      .map((name) => dayWords.findIndex((words) => words.test(name)));
    return first === -1 || last === -1 ? [part] : dayNames.slice(first, last + 1);
  });
  const [opens, closes] = times.map((time) => {
    const [hour = '', minute = '00'] = time.split(/[:.]/);
    return `${hour.padStart(2, '0')}:${minute}`;
  });
  return opens && closes ? { days: open, opens, closes } : text;
}

const { days, opens, closes, zone } = siteSchema.shape.hours.unwrap().shape;
const hours = z.any().refine((value) => {
  const { success, data } = z.object({ days, opens, closes }).safeParse(value);
  return success && data.opens < data.closes;
}, 'must be days and times, like "Mon-Fri 09:00-17:00"');

const regions = [
  'Europe',
  'America',
  'Asia',
  'Africa',
  'Australia',
  'Pacific',
  'Atlantic',
  'Indian',
];

const isZone = (text: string) => zone.safeParse(text).success;

/** "Europe/Amsterdam", also for "Amsterdam", if only one part of the world has a zone of that name. */
function readZone(text: string): string {
  const city = text
    .replaceAll(/\s+/g, '_')
    .replaceAll(/(?<=^|_)\p{L}/gu, (one) => one.toUpperCase());
  const [found, ...others] = regions.map((region) => `${region}/${city}`).filter(isZone);
  return found && others.length === 0 ? found : text;
}

/** The short name of a zone that is right in summer and in winter, if there is one: "ET". */
function shortZone(timeZone: string): string | undefined {
  if (!isZone(timeZone)) return undefined;
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return name && /^[A-Z]{2,6}$/.test(name) ? name : undefined;
}

/** Names that people use for colors and that CSS does not have. */
const colorNames: Record<string, string> = {
  anthracite: '#293133',
  aubergine: '#3b1f33',
  bordeaux: '#5c1a2b',
  brass: '#8a5a16',
  burgundy: '#6d1a2d',
  charcoal: '#2b3238',
  cobalt: '#0047ab',
  copper: '#8f4e24',
  emerald: '#046a4d',
  mustard: '#8a6a00',
  navyblue: '#000080',
  ocher: '#8f5f12',
  petrol: '#005f6a',
  rust: '#8f3a1e',
  terracotta: '#a04a32',
};

/** "8A5A16", "#8a5a16", "#eee", "dark green" and "petrol". */
function readColor(text: string): string {
  const name = text.toLowerCase().replaceAll(/[\s-]/g, '');
  return formatHex(colorNames[name] ?? name) ?? formatHex(`#${name}`) ?? text;
}

/** The path of a file, from the folder in which the command was started. */
const readPath = (text: string) => resolve(process.env.INIT_CWD ?? '', text);

const color = (option: 'main' | 'accent', asks: string): Question => ({
  option,
  asks,
  path: undefined,
  optional: false,
  schema: z.string().regex(/^#[\da-f]{6}$/, 'must be a color, like "#8a5a16" or "dark green"'),
  read: readColor,
});

/** A photograph needs a file, so it is chosen in home.yaml. */
const drawings = heroFigures.filter((name) => name !== 'photograph');

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
  field(
    'entity',
    'legal.entity',
    'Full name of the legal entity, like Company Private Limited. Legal texts need it before launch',
  ),
  field('hours', 'hours', 'When someone answers, like Mon-Fri 09:00-17:00', {
    schema: hours,
    read: readHours,
  }),
  field('zone', 'hours.zone', 'Time zone of these hours, like Europe/Berlin', {
    read: readZone,
  }),
  field('zone-name', 'hours.abbreviation', 'Its short name, which visitors see, like CET', {
    suggests: (texts) => shortZone(readZone(texts.get('zone') ?? '')),
  }),
  field('currency', 'currency', 'Currency of all prices, like EUR or €'),
  field('language', 'language', 'Language of the words of buttons and menus, like en or de'),
  field('logo', 'logo', 'Logo, an SVG or PNG file on this computer', {
    schema: z
      .string()
      .refine((path) => existsSync(path), 'must be the path of a file, like logo.svg')
      .optional(),
    read: readPath,
  }),
  {
    option: 'figure',
    asks: `Drawing at the top of the home page: ${drawings.join(', ')}`,
    path: undefined,
    optional: true,
    schema: z.enum(drawings),
  },
  color('main', 'Main color, a dark one for bands, dark pages and ink, like #141b2a'),
  color('accent', 'Accent color, for emphasized words and drawings, like #8a5a16'),
];
