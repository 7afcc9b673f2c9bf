import { pino } from 'pino';
import { Counter } from 'prom-client';
import { codeOf, isFromOutside, placesOf } from './errors.ts';

/**
 * One line of JSON for each event. No personal data: only names of events, references, error codes and
 * numbers.
 */
export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
});

export const bugs = new Counter({
  name: 'intake_bugs_total',
  help: 'Faults in the code of the service, each with a line "bug" in the log.',
  registers: [],
});

/** Logs an error. If the cause is our own code, it is also counted as a bug. */
export function report(during: string, error: unknown): void {
  if (isFromOutside(error)) log.warn({ event: during, code: codeOf(error) });
  else {
    bugs.inc();
    log.error({ event: 'bug', during, code: codeOf(error), at: placesOf(error) });
  }
}
