import { hash } from 'node:crypto';
import {
  type ContactMessage,
  challengePath,
  type ErrorWords,
  keyHeader,
  type NewsletterRequest,
  type Parsed,
  parseContactMessage,
  parseNewsletterRequest,
  paths,
  proofHeader,
  type ReceiptWords,
  renderContactReceipt,
  renderNewsletterReceipt,
  retryHeader,
  serializeForKey,
  statuses,
  trapField,
} from '@website/form-contract';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { RequestLimits } from '../limits.ts';
import { isOutsideFailure, reportError } from '../log.ts';
import type { Proof, Proofs } from '../proof.ts';
import type { Health } from '../store/maintenance.ts';
import {
  type Accepted,
  formatReference,
  type Incoming,
  type Suspicion,
} from '../store/messages.ts';
import { type AnswerOptions, createAnswers } from './answers.ts';
import { BodyProblem, readBody, readLength } from './body.ts';
import { createNewsletterPages, type NewsletterOptions } from './newsletter.ts';

export interface AppOptions extends AnswerOptions, NewsletterOptions {
  /** Stores a message. Throws if that is not certain. */
  accept: (incoming: Omit<Incoming, 'network'> & { networks: readonly string[] }) => Accepted;
  /** Asks an address whether it wants the newsletter. */
  requestNewsletter: (email: string, proof: Proof | undefined) => { id: string } | 'full';
  /** Whether the storage is full, which it is earlier for messages without proof of work. */
  isFull: (hasProof: boolean) => boolean;
  checkHealth: () => Health;
  proofs: Proofs;
  limits: RequestLimits;
  /** The networks of the visitor, the narrowest first. */
  findNetworks: (context: Context) => readonly string[];
  /** The origins of pages on other hosts that may send messages. */
  allowedOrigins: ReadonlySet<string>;
  /** Whether answers are plain pages, and not pages of the site. */
  isPlain: boolean;
}

/** Retry-After, in seconds. */
const retrySoon = 3;
const retryLater = 3600;

/** A page of the site has its policy in a meta element, which cannot contain frame-ancestors. */
const policies = {
  page: `frame-ancestors 'none'`,
  plainPage: `default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  data: `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** Lets scripts on pages of these origins send messages and read the answers. */
const allowOrigins = (allowed: ReadonlySet<string>) =>
  cors({
    origin: (origin) => (allowed.has(origin) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', keyHeader, proofHeader],
    exposeHeaders: [retryHeader],
    maxAge: 7200,
  });

/** A request that passed the limits, with its proof of work. */
interface Visit {
  networks: readonly string[];
  proof: Proof | undefined;
  /** Whether its network has sent more messages than the limit. */
  isOverLimit: boolean;
}

/** The result of handling a form, and how many of its bytes were stored. */
interface Outcome {
  response: Response;
  storedBytes: number;
}

/** The key that the page has sent, or a digest of the message for a form without script. */
function readKey(context: Context, digest: string): string {
  const sentKey = context.req.header(keyHeader) ?? '';
  return /^[\w.:-]{1,128}$/.test(sentKey) ? sentKey : digest;
}

function findSuspicion(trap: string, { isOverLimit, proof }: Visit): Suspicion | undefined {
  if (trap.trim() !== '') return 'trap';
  if (isOverLimit) return 'network';
  return proof ? undefined : 'proof';
}

export function createApp(options: AppOptions): Hono {
  const { limits, proofs, words } = options;
  const { answer, refuse, refuseFor } = createAnswers(options);
  const { unavailable, broken, busy, full, strangers, conflict } = words.intake;
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html');
    const pagePolicy = options.isPlain ? policies.plainPage : policies.page;
    context.res.headers.set('Content-Security-Policy', isPage ? pagePolicy : policies.data);
  });
  if (options.allowedOrigins.size > 0) app.use(allowOrigins(options.allowedOrigins));

  app.get('/health', (context) => {
    const health = options.checkHealth();
    context.header('Cache-Control', 'no-store');
    return context.json(health, health.stores && health.delivers ? 200 : 503);
  });
  app.get(challengePath, async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json(await proofs.challenge());
  });
  app.route('/', createNewsletterPages(options));
  // nginx then serves the site's 404 page, also for a GET of a form's address, as from a restored tab.
  app.notFound((context) => context.body(null, 404, { 'X-Accel-Redirect': '/404' }));

  app.onError((error, context) => {
    if (error instanceof BodyProblem) {
      const sentence = words.intake.body[error.reason];
      return refuse(context, error.status, { body: sentence }, [sentence, words.intake.change]);
    }
    reportError('not stored', error);
    return isOutsideFailure(error)
      ? refuseFor(context, statuses.unavailable, unavailable, retrySoon)
      : refuseFor(context, 500, broken);
  });

  /** Handles a form: limits first, then the body, its fields, and what is done with them. */
  function addForm<Fields extends object>(
    path: string,
    parse: (input: unknown, words: ErrorWords) => Parsed<Fields>,
    handle: (context: Context, fields: Fields, trap: string, visit: Visit) => Outcome,
  ): void {
    app.post(path, async (context) => {
      const networks = options.findNetworks(context);
      const requestCount = limits.countRequest(networks);
      if ('refusedFor' in requestCount)
        return refuseFor(context, statuses.busy, busy, requestCount.refusedFor);
      const proof = await proofs.check(context.req.header(proofHeader) ?? '');
      if (options.isFull(proof !== undefined))
        return refuseFor(context, statuses.unavailable, full, retryLater);
      const reservation = limits.reserve(
        networks,
        readLength(context.req.raw),
        proof !== undefined,
      );
      if ('refusedFor' in reservation)
        return refuseFor(context, statuses.busy, full, reservation.refusedFor);
      let storedBytes = 0;
      try {
        const outcome = handleBody(
          context,
          await readBody(context.req.raw),
          parse,
          (fields, trap) =>
            handle(context, fields, trap, {
              networks,
              proof,
              isOverLimit: requestCount.isOverLimit,
            }),
        );
        storedBytes = outcome.storedBytes;
        const isRepeated = outcome.response.status !== statuses.refused && storedBytes === 0;
        if (isRepeated) requestCount.undo();
        return outcome.response;
      } catch (error) {
        // A failure of ours does not count.
        if (!(error instanceof BodyProblem)) requestCount.undo();
        throw error;
      } finally {
        reservation.settle(storedBytes);
      }
    });
  }

  /** Answers which fields are wrong, or handles the fields. */
  function handleBody<Fields extends object>(
    context: Context,
    input: unknown,
    parse: (input: unknown, words: ErrorWords) => Parsed<Fields>,
    handle: (fields: Fields, trap: string) => Outcome,
  ): Outcome {
    const parsed = parse(input, { locale: words.locale, ...words.forms });
    const trap: unknown = Object(input)[trapField] ?? '';
    if (parsed.ok && typeof trap === 'string') return handle(parsed.value, trap);
    // Our pages send the trap as text, or not at all.
    const errors: Record<string, string> = parsed.ok
      ? { [trapField]: words.intake.trap }
      : ({ ...parsed.errors } as Record<string, string>);
    const lines = [...Object.values(errors), words.intake.change];
    return { response: refuse(context, statuses.refused, errors, lines), storedBytes: 0 };
  }

  function confirmReceipt(
    context: Context,
    id: string,
    email: string,
    receipt: (
      words: typeof options.words.forms.receipt,
      reference: string,
      email: string,
    ) => ReceiptWords,
    nextSteps?: typeof words.nextSteps,
  ): Response {
    const reference = formatReference(id);
    const page = receipt(words.forms.receipt, reference, email);
    return answer(
      context,
      statuses.received,
      { received: true, reference },
      { ...page, nextSteps },
    );
  }

  addForm<ContactMessage>(paths.contact, parseContactMessage, (context, fields, trap, visit) => {
    const source = serializeForKey(fields);
    const digest = hash('sha256', source);
    const accepted = options.accept({
      key: readKey(context, digest),
      digest,
      fields,
      suspicion: findSuspicion(trap, visit),
      proof: visit.proof,
      networks: visit.networks,
    });
    if (accepted === 'conflict') {
      const errors = { key: conflict.short };
      return {
        response: refuse(context, statuses.conflict, errors, [conflict.next]),
        storedBytes: 0,
      };
    }
    return {
      response: confirmReceipt(
        context,
        accepted.id,
        fields.email,
        renderContactReceipt,
        words.nextSteps,
      ),
      storedBytes: accepted.isNew ? Buffer.byteLength(source) : 0,
    };
  });

  addForm<NewsletterRequest>(
    paths.newsletter,
    parseNewsletterRequest,
    (context, { email }, trap, visit) => {
      // Suspect requests are not quarantined: nobody gets the newsletter before they have confirmed it.
      const suspicion = findSuspicion(trap, visit);
      const requested =
        suspicion === 'network'
          ? 'full'
          : options.requestNewsletter(email, suspicion ? undefined : visit.proof);
      if (requested === 'full')
        return {
          response: refuseFor(context, statuses.busy, strangers, retryLater),
          storedBytes: 0,
        };
      return {
        response: confirmReceipt(context, requested.id, email, renderNewsletterReceipt),
        storedBytes: Buffer.byteLength(email),
      };
    },
  );
  return app;
}
