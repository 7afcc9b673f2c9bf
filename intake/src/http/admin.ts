import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { readWaiting, type Waiting } from '../database/status.ts';
import { bugs, report } from '../log.ts';

export interface Metrics {
  /** Counts an answer and its latency. */
  answered: (form: string, status: number, seconds: number) => void;
  /** Counts a new message. */
  stored: (form: string) => void;
  /** The exposition format of Prometheus. Without a database, its gauges are left out. */
  read: () => Promise<string>;
  contentType: string;
}

export function createMetrics(database: Database, mostHeld: number): Metrics {
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
  const isUp = new Gauge({
    name: 'intake_database_up',
    help: 'Whether the database answers: 1 or 0.',
    registers,
  });
  const gauges = {
    waiting: new Gauge({
      name: 'intake_deliveries_waiting',
      help: 'Deliveries that are not done yet.',
      registers,
    }),
    dead: new Gauge({
      name: 'intake_deliveries_dead',
      help: 'Deliveries that were given up and wait for a person.',
      registers,
    }),
    quarantined: new Gauge({
      name: 'intake_messages_quarantined',
      help: 'Messages that are held as suspect and wait for a person.',
      registers,
    }),
    oldestQuarantined: new Gauge({
      name: 'intake_oldest_quarantined_seconds',
      help: 'How long the oldest of them has been held.',
      registers,
    }),
    unseen: new Gauge({
      name: 'intake_messages_unseen',
      help: 'Messages that are held and that the owner has not seen. A long one counts for several.',
      registers,
    }),
    stopped: new Gauge({
      name: 'intake_emails_stopped',
      help: 'Emails to strangers that were not sent within a day, because their limit was reached.',
      registers,
    }),
    oldest: new Gauge({
      name: 'intake_oldest_waiting_seconds',
      help: 'How long the oldest delivery has been waiting.',
      registers,
    }),
  };
  new Gauge({
    name: 'intake_messages_unseen_limit',
    help: 'How many of them there may be. Others are refused.',
    registers,
  }).set(mostHeld);

  async function measure(): Promise<void> {
    try {
      const figures = await readWaiting(database);
      for (const [name, gauge] of Object.entries(gauges)) gauge.set(figures[name as keyof Waiting]);
      isUp.set(1);
    } catch (error) {
      report('not measured', error);
      // A stale value must not look like a good one.
      for (const gauge of Object.values(gauges)) gauge.remove();
      isUp.set(0);
    }
  }

  return {
    answered: (form, status, time) => {
      answers.inc({ form, status });
      seconds.observe({ form }, time);
    },
    stored: (form) => stored.inc({ form }),
    read: async () => {
      await measure();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Health and metrics, on a port of their own, which nginx does not proxy. */
export function createAdmin(database: Database, metrics: Metrics): Hono {
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
