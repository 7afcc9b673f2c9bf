import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Config, ConfigProblem, readConfig } from './config.ts';
import { accept, type Channel } from './database/accept.ts';
import { markAnswered } from './database/answers.ts';
import { openDatabase, openDeliveryDatabase } from './database/database.ts';
import { heldOf, markSeen, readHeld } from './database/notices.ts';
import { release } from './database/quarantine.ts';
import { readSecret } from './database/secrets.ts';
import { ask } from './database/strangers.ts';
import { confirm, unsubscribe } from './database/subscribers.ts';
import { chatCourier } from './delivery/chat.ts';
import type { Couriers } from './delivery/deliver.ts';
import { openMail } from './delivery/email.ts';
import { webhookCourier } from './delivery/webhook.ts';
import { startWorker } from './delivery/worker.ts';
import { createAdmin, createMetrics } from './http/admin.ts';
import { readAnswerPage } from './http/answer-page.ts';
import { createApp } from './http/app.ts';
import { createOwnerLinks } from './http/owner-links.ts';
import { log, report } from './log.ts';
import { createPromise } from './promise.ts';
import { countMessages } from './spam/limits.ts';
import { createProofs } from './spam/proof.ts';
import { visitorOf } from './spam/visitor-address.ts';
import { readWords } from './words.ts';

/** Against slowloris. nginx in front also has timeouts. */
const serverOptions = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  // Longer than nginx keeps an idle connection to its upstream.
  keepAliveTimeout: 75_000,
};
const mostConnections = 1000;

/** The channels of each kind of message. */
function channelsOf({ ACKNOWLEDGE_VISITORS, WEBHOOK_URL, CHAT_URL }: Config) {
  const contact: Channel[] = ['owner'];
  if (ACKNOWLEDGE_VISITORS) contact.push('visitor');
  if (WEBHOOK_URL) contact.push('webhook');
  if (CHAT_URL) contact.push('chat');
  return { contact, newsletter: ['confirmation'] } as const;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = openDatabase(config);
  const deliveryDatabase = openDeliveryDatabase(config);
  const words = readWords(config.LANGUAGE, config.ANSWER_PAGE);
  const links = createOwnerLinks(() => readSecret(database, 'links'));
  const mail = openMail(config, deliveryDatabase, words, links);
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = config;
  const couriers: Couriers = {
    ...mail.couriers,
    ...(url && secret && { webhook: webhookCourier(url, secret) }),
    ...(config.CHAT_URL && { chat: chatCourier(config.CHAT_URL, words) }),
  };
  const worker =
    config.DELIVERIES_AT_A_TIME > 0 ? startWorker(deliveryDatabase, couriers, config) : undefined;
  const metrics = createMetrics(database, config.MAX_HELD);
  const app = createApp({
    accept: async (incoming) => {
      const accepted =
        incoming.kind === 'newsletter'
          ? await ask(database, incoming, config.EMAILS_TO_STRANGERS_PER_HOUR)
          : await accept(database, incoming, config);
      if (typeof accepted === 'object' && accepted.isNew) metrics.stored(incoming.kind);
      worker?.wake();
      return accepted;
    },
    confirm: (token) => confirm(database, token),
    unsubscribe: (token) => unsubscribe(database, token),
    links,
    heldOf: (notice) => heldOf(database, notice),
    readHeld: (ids) => readHeld(database, ids),
    markSeen: (notice, ids) => markSeen(database, notice, ids),
    markAnswered: (id) => markAnswered(database, id),
    due: createPromise(config.ANSWER_HOURS, config.ANSWER_HOURS_ON_WEEKENDS, config.BUSINESS_HOURS),
    release: async (ids) => {
      await release(database, ids);
      worker?.wake();
    },
    channels: channelsOf(config),
    proofs: createProofs(() => readSecret(database, 'challenge')),
    count: countMessages({
      perTenMinutes: config.MESSAGES_PER_TEN_MINUTES,
      perHour: config.MESSAGES_PER_HOUR,
      inAll: config.MESSAGES_IN_ALL_PER_TEN_MINUTES,
    }),
    countProven: countMessages({
      perTenMinutes: Number.POSITIVE_INFINITY,
      perHour: config.PROVEN_MESSAGES_PER_HOUR,
      inAll: Number.POSITIVE_INFINITY,
    }),
    visitorOf: (context) =>
      visitorOf(
        getConnInfo(context).remote.address ?? '',
        context.req.header('x-real-ip'),
        config.TRUSTED_PROXIES,
      ),
    allowedOrigins: config.ALLOWED_ORIGINS,
    words,
    email: config.MAIL_TO,
    answerPage: readAnswerPage(config.ANSWER_PAGE, words, [...config.ALLOWED_ORIGINS][0]),
    answered: metrics.answered,
    maxInProgress: config.MAX_IN_PROGRESS,
    isPlain: config.ANSWER_PAGE === undefined,
  });
  const admin = serve(
    { fetch: createAdmin(database, metrics).fetch, hostname: '127.0.0.1', port: config.ADMIN_PORT },
    ({ port }) => log.info({ event: 'admin', port }),
  );
  const address = { hostname: config.HOST, port: config.PORT };
  const server = serve({ fetch: app.fetch, ...address, serverOptions }, ({ port }) => {
    log.info({ event: 'listening', port });
  }) as Server;
  server.maxConnections = mostConnections;

  const stop = async () => {
    log.info({ event: 'stopping' });
    // Graceful: refuses new connections, and answers the requests in flight.
    const sweeping = setInterval(() => server.closeIdleConnections(), 100);
    await new Promise((closed) => server.close(closed));
    clearInterval(sweeping);
    admin.close();
    await worker?.stop();
    mail.close();
    await database.end();
    // Although deliveries may still be in flight: another process retries them.
    process.exit();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

// Node would print the message, which may contain personal data.
process.on('uncaughtException', (error) => {
  report('uncaught', error);
  process.exit(1);
});

try {
  await start();
} catch (error) {
  console.error(error instanceof ConfigProblem ? error.message : error);
  process.exitCode = 1;
}
