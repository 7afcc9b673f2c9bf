import * as z from 'zod';
import { parseAddressList } from './visitor-address.ts';

/** Every setting, from the environment. deploy/intake.env has those that an operator sets. */
const settingsSchema = z.object({
  /** The file with everything that is stored. Its folder must be writable: SQLite keeps its log beside it. */
  DATABASE_FILE: z.string(),
  /** The mail server: smtp://user:password@host:587, or smtps:// for port 465. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender of all email, an address on the company's own domain. */
  MAIL_FROM: z.email(),
  /** The company's address, which receives the messages of visitors. A refusal names it too. */
  MAIL_TO: z.email(),
  /** The address of the service as visitors reach it: https://company.example/intake. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /** Other origins whose pages may send messages, if the site is not on the host of PUBLIC_URL. */
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((text) => new Set(text.split(',').flatMap((origin) => origin.trim() || [])))
    .refine(
      (origins) => [...origins].every((origin) => URL.parse(origin)?.origin === origin),
      'must be addresses without a path, like https://company.example, separated by commas',
    ),
  /** The company's name, in the emails to visitors. */
  COMPANY: z.string().max(80),
  /** The language of the site, if there is no ANSWER_PAGE. Its words are in languages/<language>.json. */
  LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a language, like "en" or "de"')
    .default('en'),
  /** Whether a visitor gets an email that says that the message has arrived. */
  ACKNOWLEDGE_VISITORS: z.stringbool().default(false),
  /** An address of the owner that each message is posted to, and the secret that signs it. */
  WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/=]{32,}$/, 'must be whsec_ and at least 32 characters of base64')
    .optional(),
  /** Where to listen. Only the web server in front should be able to connect. */
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  /**
   * A page of the built site in which the service shows its answers to forms without script. The file
   * words.json beside it has the words and the language of the site.
   */
  ANSWER_PAGE: z.string().optional(),
  /** The web servers in front, by address or network. Only they may say who the visitor is. */
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.1, ::1')
    .transform((text, { addIssue }) => {
      try {
        return parseAddressList(text);
      } catch {
        addIssue('must be a list of addresses or networks, separated by commas');
        return z.NEVER;
      }
    }),
  /** How long messages are kept, in days. The privacy policy says it too. */
  KEEP_DAYS: z.coerce.number().int().positive().default(365),
  /** Suspect messages are collected and sent in one email, this long after the first of them. */
  COLLECT_MINUTES: z.coerce.number().positive().max(60).default(45),
  /** More messages than this from one address are suspect. The other limits follow from it: see limits.ts. */
  MESSAGES_PER_HOUR: z.coerce.number().int().positive().default(60),
  /**
   * What all visitors together may store within an hour, and in total. Mail servers accept about 10 MB in one
   * email.
   */
  MEGABYTES_PER_HOUR: z.coerce.number().positive().default(5),
  MEGABYTES_IN_ALL: z.coerce.number().positive().default(500),
  /**
   * Further emails to the owner wait, and messages that would exceed the limit are suspect. 0 means no limit.
   */
  EMAILS_TO_OWNER_PER_HOUR: z.coerce
    .number()
    .int()
    .min(0)
    .default(100)
    .transform((limit) => limit || Number.POSITIVE_INFINITY),
  /** Acknowledgements, and questions whether someone wants the newsletter. */
  EMAILS_TO_STRANGERS_PER_HOUR: z.coerce.number().int().positive().default(30),
});

const configSchema = settingsSchema.refine(
  ({ WEBHOOK_URL, WEBHOOK_SECRET }) => !WEBHOOK_URL === !WEBHOOK_SECRET,
  { path: ['WEBHOOK_SECRET'], error: 'must be set together with WEBHOOK_URL' },
);

export type Config = z.output<typeof settingsSchema>;

/** Some settings are missing or wrong. The message names them, and never repeats a value. */
export class ConfigProblem extends Error {}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as not set.
  const setVariables = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = configSchema.safeParse(Object.fromEntries(setVariables));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const [name = ''] = path;
    return `  ${String(name)}: ${environment[String(name)]?.trim() ? message : 'is not set'}`;
  });
  throw new ConfigProblem(problems.join('\n'));
}
