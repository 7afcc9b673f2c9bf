import { hash } from 'node:crypto';
import {
  challengePath,
  keyHeader,
  keySource,
  type NewsletterRequest,
  proofHeader,
  retryHeader,
  statuses,
} from '@website/form-contract';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Accepted, Channel, Incoming, Kind } from '../database/accept.ts';
import { isFromOutside, Unavailable } from '../errors.ts';
import { report } from '../log.ts';
import type { Due } from '../promise.ts';
import { type Count, createCounter, everyone } from '../spam/limits.ts';
import type { Proof, Proofs } from '../spam/proof.ts';
import { suspicionOf } from '../spam/suspicion.ts';
import { type AnswerParts, createAnswers } from './answers.ts';
import { BodyProblem, readBody } from './body.ts';
import { forms, parseWithTrap } from './forms.ts';
import { type NewsletterParts, newsletterPages } from './newsletter.ts';
import { type OwnerParts, ownerPages } from './owner-pages.ts';
import { referenceOf } from './reference.ts';

export interface Parts extends AnswerParts, NewsletterParts, OwnerParts {
  /** Stores a message. Throws if that is not certain. */
  accept: (incoming: Incoming) => Promise<Accepted>;
  /** The channels of each kind of message. */
  channels: Readonly<Record<Kind, readonly Channel[]>>;
  proofs: Proofs;
  /** Counts a request of a visitor, or of a proof. */
  count: Count;
  /** Counts a request of a visitor with a proof. What it would refuse is suspect. */
  countProven: Count;
  /** The networks of the visitor, the narrowest first. */
  visitorOf: (context: Context) => [string, ...string[]];
  /** The origins of pages on other hosts that may send messages. */
  allowedOrigins: ReadonlySet<string>;
  /** When a message that comes now is due. */
  due: (received: Date) => Due | undefined;
  /** Called after each answer, to count it. */
  answered: (form: string, status: number, seconds: number) => void;
  maxInProgress: number;
  /** Whether its pages are plain, and not those of the site. */
  isPlain: boolean;
}

/** Wrong proofs of an address in ten minutes. */
const mostGuesses = 60;

/** Retry-After, in seconds. */
const soon = 3;

/** The key that the page has sent, or a digest of the message for a form without script. */
function keyOf(context: Context, digest: string): string {
  const sent = context.req.header(keyHeader) ?? '';
  return /^[\w.:-]{1,128}$/.test(sent) ? sent : digest;
}

/** A page of the site has its policy in a meta element, which cannot contain frame-ancestors. */
const policies = {
  page: `frame-ancestors 'none'`,
  plainPage: `default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  data: `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** Lets scripts of these pages send, and read the answers. */
const forOtherOrigins = (allowed: ReadonlySet<string>) =>
  cors({
    origin: (origin) => (allowed.has(origin) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', keyHeader, proofHeader],
    exposeHeaders: [retryHeader],
    maxAge: 7200,
  });

/** What middleware passes on. */
interface Noted {
  proof: Proof | undefined;
  /** The visitor is over a soft limit, and for how many seconds. */
  muchFor: number | undefined;
  crowd: number;
  /** The message was not stored before. */
  isNew: boolean;
}

/** Caps concurrent calls: fails at once above the limit. */
function limited<Inputs extends unknown[], Output>(
  act: (...inputs: Inputs) => Promise<Output>,
  most: number,
): (...inputs: Inputs) => Promise<Output> {
  let inProgress = 0;
  return async (...inputs) => {
    if (inProgress >= most) throw new Unavailable('BUSY');
    inProgress += 1;
    try {
      return await act(...inputs);
    } finally {
      inProgress -= 1;
    }
  };
}

export function createApp(parts: Parts): Hono<{ Variables: Noted }> {
  const { answered, channels, proofs, count, countProven, words } = parts;
  const { unavailable, broken, busy, conflict } = words.intake;
  const accept = limited(parts.accept, parts.maxInProgress);
  const challenge = limited(proofs.challenge, parts.maxInProgress);
  const guesses = createCounter(10, 100_000);
  const pagePolicy = parts.isPlain ? policies.plainPage : policies.page;
  const app = new Hono<{ Variables: Noted }>();
  app.use(async (context, next) => {
    await next();
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html');
    const policy = isPage ? pagePolicy : policies.data;
    context.res.headers.set('Content-Security-Policy', policy);
  });
  if (parts.allowedOrigins.size > 0) app.use(forOtherOrigins(parts.allowedOrigins));
  app.route('/', newsletterPages(parts));
  app.route('/', ownerPages(parts));
  // nginx then serves the site's 404 page, also for a GET of a form's address, as from a restored tab.
  app.notFound((context) => context.body(null, 404, { 'X-Accel-Redirect': '/404' }));

  const { answer, refuse, refuseFor } = createAnswers(parts);

  app.onError((error, context) => {
    if (error instanceof BodyProblem) {
      const body = words.intake.body[error.reason];
      return refuse(context, error.status, { body }, [body]);
    }
    report('not stored', error);
    if (isFromOutside(error)) {
      return refuse(
        context,
        statuses.unavailable,
        { service: unavailable.short },
        [unavailable.reason, unavailable.next],
        soon,
      );
    }
    return refuse(context, 500, { service: broken.short }, [broken.reason, broken.next]);
  });

  app.get(challengePath, async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json(await challenge());
  });

  for (const [path, { kind, parse, receipt }] of Object.entries(forms)) {
    app.use(path, async (context, next) => {
      const start = performance.now();
      await next();
      answered(kind, context.res.status, (performance.now() - start) / 1000);
    });

    // Rate limits come before the body is read. With proofs, an office that has one address may send more.
    app.post(path, async (context, next) => {
      const [visitor, ...around] = parts.visitorOf(context);
      const sent = context.req.header(proofHeader);
      // A wrong proof costs as much time as a right one.
      const isGuessing = guesses.read(visitor).count >= mostGuesses;
      const proof = isGuessing ? undefined : await proofs.check(sent);
      if (sent && !proof) guesses.add(visitor, 1);
      const counted = proof ? count(proof.id) : count(visitor, ...around, everyone);
      const { muchFor, refusedFor } = counted;
      if (refusedFor !== undefined) return refuseFor(context, busy, refusedFor);
      const proven = proof && countProven(visitor, ...around);
      context.set('proof', proof);
      context.set('muchFor', muchFor ?? proven?.refusedFor);
      context.set('crowd', (proven ?? counted).crowd);
      await next();
      const { status } = context.res;
      if (!context.get('isNew')) proven?.undo();
      if (status >= 500 || status === statuses.conflict) counted.undo();
      else if (status !== statuses.received) counted.refuse();
      else if (!context.get('isNew')) counted.undo();
      return undefined;
    });

    app.post(path, async (context) => {
      const input = await readBody(context.req.raw);
      const parsed = parseWithTrap(parse, input, words);
      if ('errors' in parsed) {
        return refuse(context, statuses.refused, parsed.errors, [
          ...Object.values(parsed.errors),
          words.intake.change,
        ]);
      }
      const { fields, trap } = parsed;
      const { proof, muchFor, crowd } = context.var;
      // Never held: nobody gets the newsletter before they have confirmed it.
      if (kind === 'newsletter' && muchFor !== undefined) return refuseFor(context, busy, muchFor);
      const { req } = context;
      const suspicion = suspicionOf({
        isTrapFilled: trap.trim() !== '',
        isOverLimit: muchFor !== undefined,
        isFromElsewhere:
          req.header('sec-fetch-site') === 'cross-site' &&
          !parts.allowedOrigins.has(req.header('origin') ?? ''),
        hasProof: proof !== undefined,
        text: Object.values(fields).join('\n'),
      });
      // Synchronous, unlike messageKey: crypto.subtle takes longer to reach its thread than to hash.
      const digest = hash('sha256', keySource(fields));
      const accepted = await accept({
        kind,
        key: keyOf(context, digest),
        digest,
        fields,
        channels: channels[kind],
        suspicion,
        crowd,
        proof,
        due: kind === 'contact' ? parts.due(new Date()) : undefined,
      });
      if (accepted === 'stopped') {
        // Counted by the hour (strangers.ts).
        return refuseFor(
          context,
          words.intake.strangers,
          3600 - (Math.floor(Date.now() / 1000) % 3600),
        );
      }
      if (accepted === 'full') return refuseFor(context, words.intake.full, 3600);
      if (accepted === 'conflict') {
        return refuse(context, statuses.conflict, { key: conflict.short }, [conflict.next]);
      }
      context.set('isNew', accepted.isNew);
      const reference = referenceOf(accepted.id);
      return answer(
        context,
        statuses.received,
        { received: true, reference },
        {
          ...receipt(words.forms.receipt, reference, (fields as NewsletterRequest).email),
          isAnswered: kind === 'contact',
        },
      );
    });
  }
  return app;
}
