import { locale, prices, time } from 'virtual:labels';
import { priceRangeText, weeksText } from '@website/content-model/lib/text/service-facts.ts';
import { dateInWords } from '../../site/src/lib/text/date-in-words.ts';
import { priceText } from '../../site/src/lib/text/money.ts';
import { salaryText } from '../../site/src/lib/text/salary.ts';
import type { Field } from '../field.ts';

/** How pages may show each field. */
export function textsOfFields(fields: readonly Field[]): (field: Field) => string[] {
  const parts = Map.groupBy(fields, ({ part }) => part);
  return (field) => [...ownTexts(field), ...amounts(field, parts.get(field.part) ?? [])];
}

function ownTexts({ kind, value, shown }: Field): string[] {
  if (value === null || kind === 'switch' || kind === 'picture') return [];
  if (kind === 'date') return [shown, dateInWords(shown)];
  if (kind === 'number') return [shown, Number(value).toLocaleString(locale)];
  return kind === 'passage' ? sentencesOf(shown) : [shown];
}

/** The parts of a Markdown text that the page shows as they are: without marks and names in braces. */
const sentencesOf = (text: string) => [
  text.replaceAll('\n', ' '),
  ...text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .split(/\{[^}]*\}|\n|(?<=[.:]) /)
    .filter((part) => part.trim().length > 5),
];

/** A price, a salary or a time that a field begins. */
function amounts({ kind, part, name }: Field, others: readonly Field[]): string[] {
  if (kind !== 'number') return [];
  const values = Object.fromEntries(
    others.flatMap((one) => (one.value === null ? [] : [[one.name, one.value]])),
  ) as never as Parameters<typeof priceRangeText>[0] &
    Parameters<typeof salaryText>[0] &
    Exclude<Parameters<typeof priceText>[0], string>;
  const words = { locale, prices, time };
  if (name === 'min' && 'currency' in values) return [salaryText(values)];
  if (name === 'amount') return [priceText(values)];
  if (name !== 'least') return [];
  return [part.endsWith('weeks') ? weeksText(values, words) : priceRangeText(values, words)];
}
