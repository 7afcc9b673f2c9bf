import * as z from 'zod/mini';
import type { ErrorWords } from './words.ts';

/** Names an error of a field. `parse` finds its text. */
const nameError = (name: keyof ErrorWords['errors']): string => name;

/**
 * A line has no control characters, no line or paragraph separators, and no characters that change
 * the direction of all following text: they can make a name or an address look like another.
 * Direction marks and joiners (U+200C to U+200F) are allowed, since some names need them.
 */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

/**
 * A longer text needs tabs and line ends. Changes of direction end with their line, so they are
 * allowed.
 */
const plainText = /^[\P{Cc}\t\n]*$/u;

/**
 * More marks on one letter than any script needs (UAX #15 allows 30). To normalize a text, they are
 * sorted, which takes time quadratic in the length of the run. The lookbehind keeps this rule linear.
 */
export const stackedMarks = /(?<!\p{M})\p{M}{31}/u;

/** Every line end in Unicode (UAX #14), because programs use different ones. */
const lineEnd = /\r\n|[\n\v\f\r\x85\u2028\u2029]/g;

const letters = String.raw`\p{L}\p{M}\p{N}\p{ExtPict}`;
const domainPart = `(?!-)[${letters}-]{1,63}(?<!-)`;

/**
 * The same as browsers accept in an email field, with two differences. The domain needs a dot:
 * without one, it is much more often a typo than an address. And letters of every script are
 * allowed on both sides (RFC 6531), because such addresses work.
 */
const emailForm = new RegExp(
  `^[${letters}.!#$%&'*+/=?^_\`{|}~-]+@(?:${domainPart}\\.)+${domainPart}$`,
  'u',
);

/**
 * Counts UTF-16 units, as browsers and HTML do. Zod's own check counts code points. Text that is too long is
 * not checked any further, because each check takes time.
 */
const checkLength = (length: number) =>
  z.refine<string>((text) => text.length <= length, { error: nameError('long'), abort: true });

/** Refuses hidden characters, and stacked marks, of which only the first few are visible. */
const checkCharacters = (allowed: RegExp, message: string) =>
  z.refine<string>((text) => allowed.test(text) && !stackedMarks.test(text), message);

/** A text of one line. */
export const line = (length: number, missing = nameError('missing')) =>
  z.string(missing).check(checkLength(length), checkCharacters(oneLine, nameError('hidden')));

/** A text of any number of lines, with LF line ends. */
export const longText = (length: number) =>
  z.string(nameError('missing')).check(
    z.overwrite((text) => text.replace(lineEnd, '\n').trim()),
    checkLength(length),
    checkCharacters(plainText, nameError('hiddenInText')),
  );

export const email = (length: number) =>
  line(length, nameError('missingEmail')).check(z.regex(emailForm, nameError('notAnEmail')));
