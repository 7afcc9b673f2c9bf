import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';

/** What the alerts need: above all, how long the oldest message has been waiting. */
const waiting = `
  select
    count(*) filter (where dead_at is null) as waiting,
    count(*) filter (where dead_at is not null) as dead,
    coalesce(extract(epoch from now() - min(created_at) filter (where dead_at is null)), 0) as oldest
  from intake.deliveries where delivered_at is null`;

export interface Metrics {
  registry: Registry;
  /** Counts an answer by its form and status. */
  answered: (form: string, status: number) => void;
}

export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const answers = new Counter({
    name: 'intake_answers_total',
    help: 'Answers to visitors, by form and status.',
    labelNames: ['form', 'status'],
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
    oldest: new Gauge({
      name: 'intake_oldest_waiting_seconds',
      help: 'How long the oldest delivery has been waiting.',
      registers,
      async collect() {
        const { rows } = await database.query(waiting);
        for (const [name, gauge] of Object.entries(gauges)) gauge.set(Number(rows[0][name]));
      },
    }),
  };
  return {
    registry,
    answered: (form, status) => answers.inc({ form, status }),
  };
}

/** For the operator only. It listens on a port of its own, which no web server passes on. */
export function createAdmin(database: Database, { registry }: Metrics): Hono {
  const app = new Hono();
  // The process runs. If this fails, start it again.
  app.get('/healthz', (context) => context.text('ok\n'));
  // It can store messages. If this fails, send it none.
  app.get('/readyz', async (context) => {
    try {
      await database.query('select from intake.messages limit 1');
      return context.text('ready\n');
    } catch {
      return context.text('the database does not answer\n', 503);
    }
  });
  app.get('/metrics', async (context) => {
    try {
      return context.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
    } catch {
      return context.text('the database does not answer\n', 503);
    }
  });
  return app;
}
