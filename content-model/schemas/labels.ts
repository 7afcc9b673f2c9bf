import { z } from 'zod';
import english from '../../languages/en.json' with { type: 'json' };

/** The names in braces, in alphabetical order. A label may use one several times, or in another order. */
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

/** The forms of a label for numbers that a language may have and English has not. */
const pluralForms = ['zero', 'two', 'few', 'many'];

/**
 * Labels with the same keys and the same placeholders as in English. A language has all of them, a
 * company only those that it changes. A label for numbers may have more plural forms.
 */
function labelsLike(model: object, wanted: 'all' | 'some'): z.ZodType {
  const fields = Object.entries(model).map(([key, value]): [string, z.ZodType] => {
    const field =
      typeof value === 'object' ? labelsLike(value, wanted) : labelLike(value as string);
    return [key, wanted === 'all' ? field : field.optional()];
  });
  return z.strictObject({ ...morePluralForms(model), ...Object.fromEntries(fields) });
}

function morePluralForms(model: { one?: unknown; other?: unknown }): Record<string, z.ZodType> {
  const { one, other } = model;
  if (typeof one !== 'string' || typeof other !== 'string') return {};
  return Object.fromEntries(pluralForms.map((form) => [form, labelLike(other).optional()]));
}

function labelLike(english: string): z.ZodType {
  const names = placeholders(english);
  return z
    .string()
    .min(1, 'must not be empty')
    .regex(/^[^<>]*$/, 'must be plain text, without < or >')
    .refine((text) => placeholders(text) === names, `must have ${names || 'nothing in braces'}`)
    .describe(`English: "${english}"`);
}

/** A whole language. */
export const languageSchema = labelsLike(english, 'all') as z.ZodType<typeof english>;

/** What a company says in its own words. */
export const labelsSchema = labelsLike(english, 'some');
