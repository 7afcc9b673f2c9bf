import type * as z from 'zod/mini';
import { fill } from './fill.ts';
import { stackedMarks } from './text.ts';
import type { ErrorWords } from './words.ts';

/** The cleaned message, or one error message for each wrong field, in form order. */
export type Parsed<Message> =
  | { ok: true; value: Message }
  | { ok: false; errors: { [Field in keyof Message]?: string } };

/**
 * Text must have at least one visible character. Zero-width spaces, lone accents and control
 * characters are not visible. Neither are the Hangul fillers (U+3164 and others) and the empty
 * Braille cell (U+2800), although Unicode counts them as letters and symbols.
 */
const visible = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Longer text is refused before it is normalized. NFC shortens a text to a quarter at most, and no field
 * may have more than 5,000 UTF-16 units.
 */
const maxLengthToNormalize = 20_000;

/**
 * Normalizes a text: valid Unicode, one spelling of each letter (NFC), no space around it;
 * undefined if it is blank. Other values, and text that is too expensive to normalize, stay
 * unchanged: the rules refuse them.
 */
function normalize(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== 'string' || value.length > maxLengthToNormalize || stackedMarks.test(value))
    return value;
  // Lone surrogates are replaced, as in a form post.
  const text = value.toWellFormed().normalize().trim();
  return visible.test(text) ? text : undefined;
}

/**
 * Checks any input against a schema. Unknown fields are dropped: a posted form contains more than the
 * message, and a visitor could not correct them.
 */
export function parse<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  input: unknown,
  rules: Readonly<Record<string, { maxLength: number }>>,
  words: ErrorWords,
): Parsed<z.output<typeof schema>> {
  // Object(null) is an empty object, which lacks every required field.
  const values = Object(input);
  const fields: Record<string, unknown> = {};
  for (const name in schema.shape) {
    const value = normalize(values[name]);
    if (value !== undefined) fields[name] = value;
  }
  const result = schema.safeParse(fields);
  if (result.success) return { ok: true, value: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]) as keyof ErrorWords['what'];
    const count = rules[name]?.maxLength.toLocaleString(words.locale) ?? '';
    const sentence = words.errors[message as keyof ErrorWords['errors']];
    errors[name] ??= fill(sentence, { what: words.what[name], count });
  }
  return { ok: false, errors: errors as { [Field in keyof z.output<typeof schema>]?: string } };
}
