import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { readWaiting, type Waiting } from '../database/status.ts';
import { bugs, report } from '../log.ts';

/** What the database knows: each figure with its name and its help. */
const figures: Record<keyof Waiting, [name: string, help: string]> = {
  waiting: ['intake_deliveries_waiting', 'Deliveries that are not done yet.'],
  oldest: ['intake_oldest_waiting_seconds', 'How long the oldest delivery has been waiting.'],
  dead: ['intake_deliveries_dead', 'Deliveries that were given up and wait for a person.'],
  quarantined: ['intake_messages_quarantined', 'Suspect messages that wait for a person.'],
  oldestQuarantined: ['intake_oldest_quarantined_seconds', 'How long the oldest has been held.'],
  unseen: [
    'intake_messages_unseen',
    'Held, and not seen by the owner. A long one counts as several.',
  ],
  stopped: [
    'intake_emails_stopped',
    'Emails to strangers that the limit has stopped within a day.',
  ],
};

export function createMetrics(database: Database, mostHeld: number) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const answers = new Counter({
    name: 'intake_answers_total',
    help: 'Answers to visitors, by form and status.',
    labelNames: ['form', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'intake_answer_seconds',
    help: 'How long visitors have waited for an answer, by form.',
    labelNames: ['form'],
    buckets: [0.02, 0.1, 0.5, 2, 5],
    registers,
  });
  const stored = new Counter({
    name: 'intake_messages_stored_total',
    help: 'Messages that were stored, by form. One that is sent twice counts once.',
    labelNames: ['form'],
    registers,
  });
  registry.registerMetric(bugs);
  // Prometheus sees the first increment only if the series was there with 0.
  for (const form of ['contact', 'newsletter']) {
    for (const status of [201, 503]) answers.inc({ form, status }, 0);
    stored.inc({ form }, 0);
    seconds.zero({ form });
  }
  const make = (name: string, help: string) => new Gauge({ name, help, registers });
  const isUp = make('intake_database_up', 'Whether the database answers: 1 or 0.');
  const gauges = Object.entries(figures).map(
    ([figure, text]) => [figure as keyof Waiting, make(...text)] as const,
  );
  make('intake_messages_unseen_limit', 'How many of them there may be. Others are refused.').set(
    mostHeld,
  );

  async function measure(): Promise<void> {
    try {
      const waiting = await readWaiting(database);
      for (const [figure, gauge] of gauges) gauge.set(waiting[figure]);
      isUp.set(1);
    } catch (error) {
      report('not measured', error);
      // A stale value must not look like a good one.
      for (const [, gauge] of gauges) gauge.remove();
      isUp.set(0);
    }
  }

  return {
    /** Counts an answer and its latency. */
    answered: (form: string, status: number, time: number) => {
      answers.inc({ form, status });
      seconds.observe({ form }, time);
    },
    /** Counts a new message. */
    stored: (form: string) => stored.inc({ form }),
    /** The exposition format of Prometheus. Without a database, its gauges are left out. */
    read: async () => {
      await measure();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Health and metrics, on a port of their own, which nginx does not proxy. */
export function createAdmin(database: Database, metrics: ReturnType<typeof createMetrics>): Hono {
  const app = new Hono();
  // Liveness: restart the process if this fails.
  app.get('/healthz', (context) => context.text('ok\n'));
  // Readiness: send no traffic if this fails.
  app.get('/readyz', async (context) => {
    try {
      await database.query('select from intake.messages limit 1');
      return context.text('ready\n');
    } catch (error) {
      report('not ready', error);
      return context.text('the database does not answer\n', 503);
    }
  });
  app.get('/metrics', async (context) =>
    context.text(await metrics.read(), 200, { 'Content-Type': metrics.contentType }),
  );
  return app;
}
