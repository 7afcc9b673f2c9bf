import { Logger } from 'graphile-worker';
import { pino } from 'pino';

/**
 * One line of JSON for each event. It never has anything that a visitor has written, and no address:
 * only names of events, references, codes of errors and figures.
 */
export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
});

/** The queue's own messages, of which only problems are worth a line. */
export const queueLog = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') {
    log.warn({ event: 'queue', message: message.replaceAll(/\s+/g, ' ').slice(0, 200) });
  }
});
