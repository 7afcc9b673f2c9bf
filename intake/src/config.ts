import * as z from 'zod';
import { parseBusinessHours } from './promise.ts';
import { addressList } from './spam/visitor-address.ts';

/** All settings of the service. They come from the environment and are read once, at the start. */
const settings = z.object({
  /** The database: postgres://user:password@host/name. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The mail server: smtp://user:password@host:587, or smtps:// for port 465. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender of all email, an address on the company's own domain. */
  MAIL_FROM: z.email(),
  /** The company's address, which receives the messages of visitors. Who is turned away is told of it. */
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
  /** Where Slack, Discord, Mattermost or Teams take a notice of each message, without personal data. */
  CHAT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where to listen. Only the web server in front should be able to connect. */
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  /**
   * A page of the built site in which the service shows its answers to forms without script. The file
   * beside it has the words and the language of the site.
   */
  ANSWER_PAGE: z.string().optional(),
  /** For the operator's eyes only: health and metrics. 0 means any free port. */
  ADMIN_PORT: z.coerce.number().int().min(0).max(65_535).default(8788),
  /** The web servers in front, by address or network. Only they may say who the visitor is. */
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.1, ::1')
    .transform((text, { addIssue }) => {
      try {
        return addressList(text);
      } catch {
        addIssue('must be a list of addresses or networks, separated by commas');
        return z.NEVER;
      }
    }),
  /**
   * Messages without a proof of work. More from one address than this are held until a person has looked
   * at them; of a /56 or /48 twice as many pass, and of all visitors together so many.
   */
  MESSAGES_PER_TEN_MINUTES: z.coerce.number().int().positive().default(5),
  MESSAGES_IN_ALL_PER_TEN_MINUTES: z.coerce.number().int().positive().default(50),
  /** More from one address than this are refused; of a /56 twice as many pass, and of a /48 four times. */
  MESSAGES_PER_HOUR: z.coerce.number().int().positive().default(300),
  /**
   * How many held messages may wait for the owner, of 10 KB on average. Others that would be held are refused;
   * with a proof of work, twice as many have room.
   */
  MAX_HELD: z.coerce.number().int().positive().default(2000),
  /** Messages with a proof of work. More from one address than this are held; networks as above. */
  PROVEN_MESSAGES_PER_HOUR: z.coerce.number().int().positive().default(60),
  /** Messages that come as an email at once. More are held. With 0, there is no limit. */
  EMAILS_TO_OWNER_PER_HOUR: z.coerce.number().int().min(0).default(90),
  /** Acknowledgements, and questions whether someone wants the newsletter. More are not sent. */
  EMAILS_TO_STRANGERS_PER_HOUR: z.coerce.number().int().positive().default(30),
  /** The promise of the site, in hours. With it, the owner is reminded of what is not answered in time. */
  ANSWER_HOURS: z.coerce.number().positive().optional(),
  ANSWER_HOURS_ON_WEEKENDS: z.coerce.number().positive().default(24),
  /** As in site.yaml: "Mon-Fri 09:00-18:00 Europe/Berlin". Without it, all hours count. */
  BUSINESS_HOURS: z
    .string()
    .transform((text, { addIssue }) => {
      try {
        return parseBusinessHours(text);
      } catch {
        addIssue('must be like "Mon-Fri 09:00-18:00 Europe/Berlin"');
        return z.NEVER;
      }
    })
    .optional(),
  /** How many messages may be in progress at a time. Others are asked to try again soon. */
  MAX_IN_PROGRESS: z.coerce.number().int().positive().default(200),
  /** How many connections to the database each process may open. */
  DATABASE_CONNECTIONS: z.coerce.number().int().positive().default(10),
  /** How many emails are sent at a time. With 0, this process leaves them to others. */
  DELIVERIES_AT_A_TIME: z.coerce.number().int().min(0).default(10),
});

const complete = settings.refine(
  ({ WEBHOOK_URL, WEBHOOK_SECRET }) => !WEBHOOK_URL === !WEBHOOK_SECRET,
  { path: ['WEBHOOK_SECRET'], error: 'must be set together with WEBHOOK_URL' },
);

export type Config = z.output<typeof settings>;

/** Some settings are missing or wrong. The message names them, and never repeats a value. */
export class ConfigProblem extends Error {}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // A variable that is set to nothing is not set.
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = complete.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const [name = ''] = path;
    return `  ${String(name)}: ${environment[String(name)]?.trim() ? message : 'is not set'}`;
  });
  throw new ConfigProblem(`The intake service cannot start:\n${problems.join('\n')}`);
}
