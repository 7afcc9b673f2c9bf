import {
  keyHeader,
  messageKey,
  type Parsed,
  parseContactMessage,
  parseNewsletterRequest,
  paths,
  type Receipt,
  type Refusal,
  retryHeader,
  statuses,
} from '@orrery/form-contract';
import { type Context, Hono } from 'hono';
import type { Accepted, Channel, Incoming, Kind } from '../database/accept.ts';
import { BodyProblem, readBody } from './body.ts';
import { type NewsletterParts, newsletterPages } from './newsletter.ts';
import { referenceOf } from './reference.ts';

export interface Parts extends NewsletterParts {
  /** Stores a message. Throws if that is not certain. */
  accept: (incoming: Incoming) => Promise<Accepted>;
  /** Who has to be told about each kind of message. */
  channels: Readonly<Record<Kind, readonly Channel[]>>;
  /** Called after each answer, to count it. */
  answered: (form: string, status: number, seconds: number) => void;
  maxInProgress: number;
}

interface Form {
  kind: Kind;
  noun: string;
  parse: (input: unknown) => Parsed<object>;
}

const forms: Record<string, Form> = {
  [paths.contact]: {
    kind: 'contact',
    noun: 'message',
    parse: parseContactMessage,
  },
  [paths.newsletter]: {
    kind: 'newsletter',
    noun: 'request',
    parse: parseNewsletterRequest,
  },
};

/** Seconds after which it makes sense to try again. */
const soon = 3;

/** The key that the page has sent, or a digest of the message for a form without script. */
async function keyOf(context: Context, digest: string): Promise<string> {
  const sent = context.req.header(keyHeader) ?? '';
  return /^[\w.:-]{1,128}$/.test(sent) ? sent : digest;
}

/** The service as a value: a test can call it without a network. */
export function createApp(parts: Parts): Hono {
  const { accept, answered, channels, answerPage, maxInProgress } = parts;
  const app = new Hono().route('/', newsletterPages(parts));
  let inProgress = 0;

  /** Answers a script with JSON, and a form without script with a page. */
  function answer(
    context: Context,
    status: 201 | 400 | 409 | 413 | 415 | 422 | 503,
    body: Receipt | Refusal,
    page: { heading: string; lines: readonly string[] },
  ): Response {
    if (status === statuses.unavailable) context.header(retryHeader, String(soon));
    context.header('Cache-Control', 'no-store');
    const wantsPage = /\btext\/html\b/.test(context.req.header('accept') ?? '');
    return wantsPage ? context.html(answerPage(page), status) : context.json(body, status);
  }

  const busy = (context: Context, noun: string) =>
    answer(
      context,
      statuses.unavailable,
      { errors: { service: 'The service cannot store anything at the moment. Try again soon.' } },
      {
        heading: `Your ${noun} was not stored`,
        lines: [
          'We cannot store anything at the moment.',
          'Please go back, wait a little and send it again. Your browser keeps what you typed.',
        ],
      },
    );

  for (const [path, { kind, noun, parse }] of Object.entries(forms)) {
    app.use(path, async (context, next) => {
      const start = performance.now();
      await next();
      answered(kind, context.res.status, (performance.now() - start) / 1000);
    });
    app.post(path, async (context) => {
      if (inProgress >= maxInProgress) return busy(context, noun);
      inProgress += 1;
      try {
        const parsed = parse(await readBody(context.req.raw));
        if (!parsed.ok) {
          const errors = parsed.errors as Record<string, string>;
          return answer(
            context,
            statuses.refused,
            { errors },
            {
              heading: `Your ${noun} was not stored`,
              lines: [
                ...Object.values(errors),
                'Please go back and change this. Your browser keeps what you typed.',
              ],
            },
          );
        }
        const digest = (await messageKey(parsed.value)) ?? '';
        const key = await keyOf(context, digest);
        const accepted = await accept({
          kind,
          key,
          digest,
          fields: parsed.value,
          channels: channels[kind],
        });
        if (accepted === 'conflict') {
          return answer(
            context,
            statuses.conflict,
            { errors: { key: 'Another message was sent with the same key.' } },
            {
              heading: `Your ${noun} was not stored`,
              lines: ['Please go back and send it again.'],
            },
          );
        }
        const reference = referenceOf(accepted.id);
        return answer(
          context,
          statuses.received,
          { received: true, reference },
          {
            heading: kind === 'contact' ? 'We have received your message' : 'One more step',
            lines: [
              ...(kind === 'contact'
                ? ['It is stored, and we will answer by email.']
                : ['We have sent you an email. Please confirm your request with the link in it.']),
              `Your reference is ${reference}.`,
            ],
          },
        );
      } catch (error) {
        if (error instanceof BodyProblem) {
          return answer(
            context,
            error.status,
            { errors: { body: error.message } },
            { heading: `Your ${noun} was not stored`, lines: [error.message] },
          );
        }
        return busy(context, noun);
      } finally {
        inProgress -= 1;
      }
    });
  }
  return app;
}
