import {
  challengePath,
  keyHeader,
  messageKey,
  type NewsletterRequest,
  type Parsed,
  parseContactMessage,
  parseNewsletterRequest,
  paths,
  proofHeader,
  type Receipt,
  type Refusal,
  retryHeader,
  statuses,
  trapField,
} from '@website/form-contract';
import { type Context, Hono } from 'hono';
import type { Accepted, Channel, Incoming, Kind } from '../database/accept.ts';
import type { Count } from '../spam/limits.ts';
import type { Proof, Proofs } from '../spam/proof.ts';
import { type Suspicion, suspicionOf } from '../spam/suspicion.ts';
import { BodyProblem, readBody } from './body.ts';
import { type NewsletterParts, newsletterPages } from './newsletter.ts';
import { referenceOf } from './reference.ts';

export interface Parts extends NewsletterParts {
  /** Stores a message. Throws if that is not certain. */
  accept: (incoming: Incoming) => Promise<Accepted>;
  /** Who has to be told about each kind of message. */
  channels: Readonly<Record<Kind, readonly Channel[]>>;
  proofs: Proofs;
  /** Counts a message of a visitor. */
  count: Count;
  /** Who sends a request, by address. */
  visitorOf: (context: Context) => string;
  /** Called after each answer, to count it. */
  answered: (form: string, status: number, seconds: number) => void;
  maxInProgress: number;
}

interface Form {
  kind: Kind;
  noun: string;
  parse: (input: unknown) => Parsed<object>;
  /** What makes two of them the same, whatever key they carry. */
  identity?: (fields: object) => object;
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
    // One request for each address, so that nobody can fill the inbox of someone else.
    identity: (fields) => ({ email: (fields as NewsletterRequest).email.toLowerCase() }),
  },
};

/** Seconds after which it makes sense to try again. */
const soon = 3;

/** The key that the page has sent, or a digest of the message for a form without script. */
function keyOf(context: Context, digest: string): string {
  const sent = context.req.header(keyHeader) ?? '';
  return /^[\w.:-]{1,128}$/.test(sent) ? sent : digest;
}

/** A page has its policy inside, where it cannot say who may frame it. Data may do nothing at all. */
const policies = {
  page: `frame-ancestors 'none'`,
  data: `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** Fails at once if too many calls are in progress. */
function limited<Inputs extends unknown[], Output>(
  act: (...inputs: Inputs) => Promise<Output>,
  most: number,
): (...inputs: Inputs) => Promise<Output> {
  let inProgress = 0;
  return async (...inputs) => {
    if (inProgress >= most) throw new Error('busy');
    inProgress += 1;
    try {
      return await act(...inputs);
    } finally {
      inProgress -= 1;
    }
  };
}

/** Whether and why a person has to look at a message first. */
function judge(
  { req }: Context,
  message: { input: unknown; fields: object; proof: Proof | undefined; isMuch: boolean },
): Suspicion | undefined {
  return suspicionOf({
    isTrapFilled: String(Object(message.input)[trapField] ?? '').trim() !== '',
    isOverLimit: message.isMuch,
    isFromElsewhere: req.header('sec-fetch-site') === 'cross-site',
    isFromScript: /^application\/json\b/i.test(req.header('content-type') ?? ''),
    proofAge: message.proof?.age,
    text: Object.values(message.fields).join('\n'),
  });
}

/** The service as a value: a test can call it without a network. */
export function createApp(parts: Parts): Hono {
  const { answered, channels, answerPage, proofs, count } = parts;
  const accept = limited(parts.accept, parts.maxInProgress);
  const challenge = limited(proofs.challenge, parts.maxInProgress);
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html');
    context.res.headers.set('Content-Security-Policy', policies[isPage ? 'page' : 'data']);
  });
  app.route('/', newsletterPages(parts));

  /** Answers a script with JSON, and a form without script with a page. */
  function answer(
    context: Context,
    status: 201 | 400 | 409 | 413 | 415 | 422 | 429 | 503,
    body: Receipt | Refusal,
    page: { heading: string; lines: readonly string[] },
    retryAfter?: number,
  ): Response {
    if (retryAfter !== undefined) context.header(retryHeader, String(retryAfter));
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
      soon,
    );

  const tooMany = (context: Context, noun: string, seconds: number) =>
    answer(
      context,
      statuses.busy,
      { errors: { service: 'Too many messages have come from your network. Try again later.' } },
      {
        heading: `Your ${noun} was not stored`,
        lines: [
          'Too many messages have come from your network.',
          `Please go back and send it again in ${Math.ceil(seconds / 60)} minutes. Your browser keeps what you typed.`,
        ],
      },
      seconds,
    );

  app.get(challengePath, async (context) => {
    context.header('Cache-Control', 'no-store');
    // Without a challenge, the page sends without a proof.
    try {
      return context.json(await challenge());
    } catch {
      return context.json({}, statuses.unavailable);
    }
  });

  for (const [path, { kind, noun, parse, identity }] of Object.entries(forms)) {
    app.use(path, async (context, next) => {
      const start = performance.now();
      await next();
      answered(kind, context.res.status, (performance.now() - start) / 1000);
    });
    app.post(path, async (context) => {
      let undo: (() => Promise<void>) | undefined;
      try {
        const input = await readBody(context.req.raw);
        const parsed = parse(input);
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
        const fields = parsed.value;
        const counted = await count(parts.visitorOf(context));
        if (counted.refusedFor !== undefined) return tooMany(context, noun, counted.refusedFor);
        undo = counted.undo;
        const proof = await proofs.check(context.req.header(proofHeader));
        const suspicion = judge(context, { input, fields, proof, isMuch: counted.isMuch });
        const digest = (await messageKey(identity?.(fields) ?? fields)) ?? '';
        const key = identity ? digest : keyOf(context, digest);
        const accepted = await accept({
          kind,
          key,
          digest,
          fields,
          channels: channels[kind],
          suspicion,
          proof,
        });
        if (accepted !== 'conflict' && accepted.isNew) undo = undefined;
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
        // Only what is stored by this request counts.
        await undo?.();
      }
    });
  }
  return app;
}
