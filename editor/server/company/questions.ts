import { readdirSync } from 'node:fs';
import { domainToASCII } from 'node:url';
import { findFieldSchemas } from '@website/content-model/checks/content/field-schema.ts';
import type { Path } from '@website/content-model/checks/content/problem.ts';
import { languagesFolder } from '@website/content-model/checks/content/read-labels.ts';
import { serviceSchema } from '@website/content-model/schemas/service.ts';
import { siteSchema } from '@website/content-model/schemas/site.ts';
import { z } from 'astro/zod';

/** One thing that a new company is asked. */
export interface Question {
  id: string;
  asks: string;
  /** What the answer means, if the question does not say it. */
  help?: string;
  isOptional?: boolean;
  /** The answers to choose from, by their values. The first one is chosen at first. */
  choices?: Readonly<Record<string, string>>;
  schema: z.ZodType;
  /** The value that a typed text stands for. */
  read?: (text: string) => string;
}

const getSchema = (schema: z.ZodType, ...path: Path) =>
  findFieldSchemas(schema, path)[0] as z.ZodType;

/** "Company.com", "https://company.com/" and "müller.de" are all meant well. */
const readDomain = (text: string) =>
  domainToASCII(text.replace(/^https?:\/\//i, '').replace(/\/.*$/, '')) || text;

const color = z.string().regex(/^#[\da-f]{6}$/, 'must be a color, like "#8a5a16"');

const nameLanguage = (language: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/** The languages of the interface, English first. */
const languages = readdirSync(languagesFolder)
  .map((file) => file.replace(/\.json$/, ''))
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

/** Hosts by the names that legal texts give them. */
const hosts = ['Netlify', 'Cloudflare', 'Vercel', 'GitHub'];

/** How messages can reach the company. All but the last two are form services. */
const ways = {
  formspree: 'Formspree takes the form and sends me an email',
  basin: 'Basin takes the form and sends me an email',
  web3forms: 'Web3Forms takes the form and sends me an email',
  netlify: 'Netlify takes the form (only if Netlify also hosts the site)',
  intake: 'My own server takes the form (the intake service of this kit)',
  email: 'Visitors send the email themselves',
};

/** The value of a choice that is made later. */
export const later = 'later';

export const questions: readonly Question[] = [
  {
    id: 'name',
    asks: 'What is your company called?',
    schema: getSchema(siteSchema, 'name'),
  },
  {
    id: 'service',
    asks: 'What do you sell?',
    help: 'The service that most clients order, in one to three words. You can add others later.',
    schema: getSchema(serviceSchema, 'title'),
  },
  {
    id: 'domain',
    asks: 'What is your domain?',
    help: 'Like company.com. Leave it empty if you don’t have one yet: nothing can be public without it.',
    isOptional: true,
    read: readDomain,
    schema: getSchema(siteSchema, 'domain'),
  },
  {
    id: 'email',
    asks: 'Which email address should messages go to?',
    schema: getSchema(siteSchema, 'email', 'general'),
  },
  {
    id: 'messages',
    asks: 'Where should messages arrive?',
    help: 'A form service has a free account for a few messages a month. If visitors send the email themselves, some won’t: their browser may have no mail program.',
    choices: ways,
    schema: z.enum(Object.keys(ways)),
  },
  {
    id: 'form',
    asks: 'The id of your form there',
    help: 'The form service shows it once you have made a form. You can also fill it in later.',
    isOptional: true,
    schema: getSchema(siteSchema, 'contactForm', 'id'),
  },
  {
    id: 'host',
    asks: 'Who will send your pages to visitors?',
    help: 'The privacy policy names them. The next step doesn’t depend on it.',
    choices: {
      ...Object.fromEntries(hosts.map((host) => [host, host])),
      server: 'My own server',
      [later]: 'Somebody else, or I don’t know yet',
    },
    schema: z.enum([...hosts, 'server', later]),
  },
  {
    id: 'language',
    asks: 'In which language are your texts?',
    help: 'Buttons and menus are in this language.',
    choices: Object.fromEntries(languages.map((language) => [language, nameLanguage(language)])),
    schema: z.enum(languages),
  },
  {
    id: 'main',
    asks: 'Main color, a dark one',
    help: 'For bands, dark pages and ink.',
    schema: color,
  },
  {
    id: 'accent',
    asks: 'Accent color',
    help: 'For emphasized words and drawings.',
    schema: color,
  },
];
