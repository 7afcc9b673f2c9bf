/** A transient failure outside of our code: retry later. */
export class Unavailable extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * SQLSTATEs of a server that is shutting down, full, overloaded or damaged, not of a wrong statement:
 * https://www.postgresql.org/docs/15/errcodes-appendix.html.
 */
const databaseAway = /^(?:08|40|53|57|58|XX)...$|^(?:25006|55P03)$/;

/** System errors such as ECONNREFUSED, and nodemailer's. Codes with ERR_ are bugs of ours. */
const systemCode = /^E(?!RR_)[A-Z]+$/;

/** The database driver reports lost connections and timeouts as plain errors without a code. */
const connectionLost = /\b(?:connect|connection|timeout|closed|pool)\b/i;

/** Whether an error is no bug: a dependency is down, or we are overloaded. */
export function isFromOutside(error: unknown): boolean {
  const { code, message, name } = Object(error);
  if (error instanceof Unavailable) return true;
  if (typeof code === 'string') return databaseAway.test(code) || systemCode.test(code);
  return name === 'Error' && connectionLost.test(message);
}

/** The code of an error, or its name. Messages are left out: they may repeat what a visitor wrote. */
export function codeOf(error: unknown): string {
  const { code, name } = Object(error);
  return typeof code === 'string' ? code : String(name ?? 'unknown');
}

/** The first stack frames, as file and line. The message, which precedes them, is cut off. */
export function placesOf(error: unknown): string[] {
  const { stack = '', name, message } = Object(error);
  const header = message ? `${name}: ${message}` : String(name);
  if (!String(stack).startsWith(header)) return [];
  const frames = String(stack)
    .slice(header.length)
    .matchAll(/\/([\w.-]+\/[\w.-]+\.\w+:\d+):\d+/g);
  return Array.from(frames, ([, place = '']) => place).slice(0, 4);
}
