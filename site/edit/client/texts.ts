import { locale } from 'virtual:labels';
import { dateInWords } from '../../src/lib/text/date-in-words.ts';
import type { Field } from '../field.ts';

/** How pages may show a field. */
export function textsOf(field: Field): string[] {
  if (field.value === null || field.kind === 'switch') return [];
  if (field.kind === 'date') return [field.shown, dateInWords(field.shown)];
  if (field.kind === 'number') return [field.shown, Number(field.value).toLocaleString(locale)];
  return [field.shown];
}
