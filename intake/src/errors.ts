/** Something outside of our code does not work at the moment. Trying again may help. */
export class Unavailable extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * What PostgreSQL answers when it is stopping, full, overloaded or damaged, and not when our
 * statement is wrong: https://www.postgresql.org/docs/15/errcodes-appendix.html.
 */
const databaseAway = /^(?:08|40|53|57|58|XX)...$|^(?:25006|55P03)$/;

/** Codes of Node and of mail servers, such as ECONNREFUSED. ERR_INVALID_ARG_TYPE is our mistake. */
const systemCode = /^E(?!RR_)[A-Z]+$/;

/** The database driver reports lost connections and timeouts as plain errors without a code. */
const connectionLost = /\b(?:connect|connection|timeout|closed|pool)\b/i;

/** Whether the cause is outside of our code: a server that is away, or more than we can take. */
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

/** Where an error was thrown, as files and lines. The message before them is cut off unread. */
export function placesOf(error: unknown): string[] {
  const { stack = '', name, message } = Object(error);
  const header = message ? `${name}: ${message}` : String(name);
  if (!String(stack).startsWith(header)) return [];
  const frames = String(stack)
    .slice(header.length)
    .matchAll(/\/([\w.-]+\/[\w.-]+\.\w+:\d+):\d+/g);
  return Array.from(frames, ([, place = '']) => place).slice(0, 4);
}
