import { z } from 'zod';
import english from '../../languages/en.json' with { type: 'json' };

/** The placeholders of a label, sorted. A translation may repeat or reorder them. */
const listPlaceholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

/** The plural forms that a language may have, but English has not. */
const pluralForms = ['zero', 'two', 'few', 'many'];

/**
 * A schema for labels with the same keys and placeholders as the English ones. A label for numbers may have more
 * plural forms.
 */
function createLabelsSchema(
  englishLabels: object,
  { areOptional }: { areOptional: boolean },
): z.ZodType {
  const fields = Object.entries(englishLabels).map(([key, value]): [string, z.ZodType] => {
    const field =
      typeof value === 'object'
        ? createLabelsSchema(value, { areOptional })
        : createLabelSchema(value as string);
    return [key, areOptional ? field.optional() : field];
  });
  return z.strictObject({ ...createPluralForms(englishLabels), ...Object.fromEntries(fields) });
}

function createPluralForms(englishForms: {
  one?: unknown;
  other?: unknown;
}): Record<string, z.ZodType> {
  const { one, other } = englishForms;
  if (typeof one !== 'string' || typeof other !== 'string') return {};
  return Object.fromEntries(pluralForms.map((form) => [form, createLabelSchema(other).optional()]));
}

function createLabelSchema(english: string): z.ZodType {
  const names = listPlaceholders(english);
  return z
    .string()
    .min(1, 'must not be empty')
    .regex(/^[^<>]*$/, 'must be plain text, without < or >')
    .refine((text) => listPlaceholders(text) === names, `must have ${names || 'nothing in braces'}`)
    .describe(`English: "${english}"`);
}

/** All labels of a language. */
export const languageSchema = createLabelsSchema(english, { areOptional: false }) as z.ZodType<
  typeof english
>;

/** The labels that a company changes. */
export const labelsSchema = createLabelsSchema(english, { areOptional: true });
