import * as z from 'zod/mini';

/**
 * One line holds no control characters, no line or paragraph separators, and none of the characters
 * that turn the direction of all that follows: they can make a name or an address read as another.
 * Marks of direction and joiners (U+200C to U+200F) stay, since names are written with them.
 */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

/** A longer text needs tabs and line ends. A turned direction ends with its line, and may stay. */
const plainText = /^[\P{Cc}\t\n]*$/u;

/** What ends a line in Unicode (UAX #14), whatever program it was pasted from. */
const lineEnd = /\r\n|[\n\v\f\r\x85\u2028\u2029]/g;

const letters = String.raw`\p{L}\p{M}\p{N}\p{ExtPict}`;
const domainPart = `(?!-)[${letters}-]{1,63}(?<!-)`;

/**
 * What browsers accept in an email field, with two differences. The domain needs a dot: without one
 * it is a slip far more often than an address. And letters of every script are fine on both sides
 * (RFC 6531): such addresses work.
 */
const emailForm = new RegExp(
  `^[${letters}.!#$%&'*+/=?^_\`{|}~-]+@(?:${domainPart}\\.)+${domainPart}$`,
  'u',
);

/**
 * Counted in UTF-16 units, as browsers and HTML count. Zod's own check counts code points.
 */
const atMost = (length: number, what: string) =>
  z.refine<string>(
    (text) => text.length <= length,
    `Enter ${what} in at most ${length.toLocaleString('en-US')} characters.`,
  );

/** A text of one line. `what` completes "Enter …". */
export const line = (what: string, length: number, missing = `Enter ${what}.`) =>
  z
    .string(missing)
    .check(
      z.regex(oneLine, `Enter ${what} again, on one line and without hidden characters.`),
      atMost(length, what),
    );

/** A text of any number of lines, each ended by one LF. */
export const longText = (what: string, length: number) =>
  z.string(`Enter ${what}.`).check(
    z.overwrite((text) => text.replace(lineEnd, '\n').trim()),
    z.regex(plainText, `Enter ${what} again as plain text, without hidden characters.`),
    atMost(length, what),
  );

const example = 'name@company.com';

export const email = (length: number) =>
  line('your email address', length, `Enter your email address, like ${example}.`).check(
    z.regex(emailForm, `Enter an email address that looks like ${example}.`),
  );
