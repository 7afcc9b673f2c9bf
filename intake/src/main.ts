import { createHmac, randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Config, ConfigProblem, readConfig } from './config.ts';
import { createSender } from './delivery/mail.ts';
import { startWorker } from './delivery/worker.ts';
import { createAnswerPage } from './http/answer-page.ts';
import { createApp } from './http/app.ts';
import { createLimits } from './limits.ts';
import { log, reportError } from './log.ts';
import { createProofs } from './proof.ts';
import { DatabaseProblem, lockForService, openDatabase, readSecret } from './store/database.ts';
import { checkHealth, type Health, readSize } from './store/maintenance.ts';
import { acceptMessage, type Receivers } from './store/messages.ts';
import { confirmSubscriber, requestNewsletter, unsubscribe } from './store/subscribers.ts';
import { findVisitorNetworks } from './visitor-address.ts';
import { readWords } from './words.ts';

/** Against slowloris. nginx in front also has timeouts. */
const serverOptions = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  // Longer than nginx keeps an idle connection to its upstream.
  keepAliveTimeout: 75_000,
};
/** Each connection may need the check of a proof of work, which takes 5 ms of a thread. */
const maxConnections = 1000;
/** The share of the owner's emails that single messages may use. The others are bundles and failures. */
const shareOfMessages = 0.9;
const megabyte = 1e6;
/**
 * How long a result is reused, in milliseconds. Anyone can request the health, and each check writes to the
 * disk.
 */
const healthAge = 10_000;

/** The receivers of messages, and how many messages they get within an hour. */
const readReceivers = (config: Config): Receivers => ({
  acknowledgesVisitors: config.ACKNOWLEDGE_VISITORS,
  hasWebhook: config.WEBHOOK_URL !== undefined,
  mostToOwnerPerHour: Math.floor(config.EMAILS_TO_OWNER_PER_HOUR * shareOfMessages),
  mostToStrangersPerHour: config.EMAILS_TO_STRANGERS_PER_HOUR,
});

/**
 * Names networks without storing an address: the key is only in memory. The names are removed when their
 * messages have been sent.
 */
function createNetworkNamer(): (networks: readonly string[]) => string {
  const key = randomBytes(32);
  return (networks) =>
    createHmac('sha256', key)
      .update(networks.at(-1) ?? '')
      .digest('hex')
      .slice(0, 16);
}

/** Checks the health, and reuses the result for a while. */
function createHealthCheck(check: () => Health): () => Health {
  let health: Health = { stores: false, delivers: false };
  let checkedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - checkedAt < healthAge) return health;
    checkedAt = performance.now();
    try {
      health = check();
    } catch (error) {
      reportError('not healthy', error);
      health = { stores: false, delivers: false };
    }
    return health;
  };
}

function start(): void {
  const config = readConfig(process.env);
  const words = readWords(config.LANGUAGE, config.ANSWER_PAGE);
  const answerPage = createAnswerPage(config.ANSWER_PAGE, words, [...config.ALLOWED_ORIGINS][0]);
  lockForService(config.DATABASE_FILE);
  const database = openDatabase(config.DATABASE_FILE);
  const sender = createSender(config, database, words);
  const worker = startWorker({
    database,
    send: sender.send,
    mostToOwnerPerHour: config.EMAILS_TO_OWNER_PER_HOUR,
    collectFor: config.COLLECT_MINUTES * 60_000,
    keepDays: config.KEEP_DAYS,
  });
  const receivers = readReceivers(config);
  const nameNetwork = createNetworkNamer();
  const isFull = (hasProof: boolean) =>
    readSize(database) >= config.MEGABYTES_IN_ALL * megabyte * (hasProof ? 1 : 0.5);
  const app = createApp({
    accept: ({ networks, ...incoming }) => {
      const message = { ...incoming, network: nameNetwork(networks) };
      const accepted = acceptMessage(database, message, receivers);
      worker.wake();
      return accepted;
    },
    requestNewsletter: (email, proof) => {
      const requested = requestNewsletter(
        database,
        email,
        proof,
        config.EMAILS_TO_STRANGERS_PER_HOUR,
      );
      worker.wake();
      return requested;
    },
    confirm: (token) => confirmSubscriber(database, token),
    unsubscribe: (token) => unsubscribe(database, token),
    isFull,
    checkHealth: createHealthCheck(() => checkHealth(database, isFull(true))),
    proofs: createProofs(readSecret(database, 'challenge')),
    limits: createLimits({
      messagesPerHour: config.MESSAGES_PER_HOUR,
      bytesPerHour: config.MEGABYTES_PER_HOUR * megabyte,
    }),
    findNetworks: (context) =>
      findVisitorNetworks(
        getConnInfo(context).remote.address ?? '',
        context.req.header('x-real-ip'),
        config.TRUSTED_PROXIES,
      ),
    allowedOrigins: config.ALLOWED_ORIGINS,
    words,
    email: config.MAIL_TO,
    answerPage,
    isPlain: config.ANSWER_PAGE === undefined,
  });
  const address = { hostname: config.HOST, port: config.PORT };
  const server = serve({ fetch: app.fetch, ...address, serverOptions }, ({ port }) => {
    log('listening', { port });
  }) as Server;
  server.maxConnections = maxConnections;

  const stop = async () => {
    log('stopping');
    // Refuses new connections, and answers the requests in flight.
    const sweeping = setInterval(() => server.closeIdleConnections(), 100);
    await new Promise((closed) => server.close(closed));
    clearInterval(sweeping);
    await worker.stop();
    sender.close();
    database.close();
    process.exit();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

// Node would print the message, which may contain personal data.
process.on('uncaughtException', (error) => {
  reportError('uncaught', error);
  process.exit(1);
});

// Files with messages of visitors are readable by this user only.
process.umask(0o077);

try {
  start();
} catch (error) {
  const isForOperator = error instanceof ConfigProblem || error instanceof DatabaseProblem;
  console.error('The intake service cannot start:');
  console.error(isForOperator ? error.message : error);
  process.exitCode = 1;
}
