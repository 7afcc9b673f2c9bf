import type * as z from 'zod/mini';

/** The clean message, or one sentence for each wrong field, in the order of the form. */
export type Parsed<Message> =
  | { ok: true; value: Message }
  | { ok: false; errors: { [Field in keyof Message]?: string } };

/**
 * Text has at least one character that can be seen. A zero-width space, a lone accent or a control
 * character cannot; nor can the Hangul fillers (U+3164 and others) and the empty Braille cell
 * (U+2800), although Unicode counts them as letters and symbols.
 */
const visible = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A text as it is kept: valid Unicode, one spelling of each letter (NFC), no space around it; a
 * blank one is undefined. What is not text stays as it is, for the rules to refuse.
 */
function clean(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== 'string') return value;
  // A form post has half a character replaced in the same way.
  const text = value.toWellFormed().normalize().trim();
  return visible.test(text) ? text : undefined;
}

/**
 * Holds any input against a schema. Fields that the schema does not know are dropped: a posted form
 * carries more than its message, and nobody could be told what to do about them.
 */
export function parse<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  input: unknown,
): Parsed<z.output<typeof schema>> {
  // Object(null) is an empty object, which lacks every required field.
  const given = Object(input);
  const fields: Record<string, unknown> = {};
  for (const name in schema.shape) {
    const value = clean(given[name]);
    if (value !== undefined) fields[name] = value;
  }
  const result = schema.safeParse(fields);
  if (result.success) return { ok: true, value: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { ok: false, errors: errors as { [Field in keyof z.output<typeof schema>]?: string } };
}
