import { isDatabaseUnavailable } from './store/database.ts';

/** A failure outside of our code: of the mail server or the webhook. */
export class Unavailable extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** System errors such as ECONNREFUSED, and nodemailer's. Codes with ERR_ are bugs of ours. */
const systemCode = /^E(?!RR_)[A-Z]+$/;

/** Whether the disk, the network or another program has failed, so that an error is no bug of ours. */
export const isOutsideFailure = (error: unknown): boolean =>
  error instanceof Unavailable ||
  isDatabaseUnavailable(error) ||
  systemCode.test(Object(error).code ?? '');

/** The code of an error, or its name. Messages are left out: they may repeat what a visitor wrote. */
export function getErrorCode(error: unknown): string {
  const { code, errcode, name } = Object(error);
  if (typeof errcode === 'number') return `SQLITE_${errcode}`;
  return typeof code === 'string' ? code : String(name ?? 'unknown');
}

/** The first stack frames, as file and line, without the message that precedes them. */
function findStackFrames(error: unknown): string[] {
  const frames = String(Object(error).stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line));
  return frames
    .slice(0, 4)
    .flatMap((frame) => /[\w.-]+\/[\w.-]+\.\w+:\d+(?=:\d+\)?$)/.exec(frame) ?? []);
}

/**
 * One line of JSON for each event. No personal data: only names of events, error codes, places in the code
 * and numbers.
 */
export function log(event: string, details: Readonly<Record<string, unknown>> = {}): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
}

/** Logs an error. An event "bug" is a fault in the code of the service. */
export function reportError(during: string, error: unknown): void {
  if (isOutsideFailure(error)) log(during, { code: getErrorCode(error) });
  else log('bug', { during, code: getErrorCode(error), at: findStackFrames(error) });
}
