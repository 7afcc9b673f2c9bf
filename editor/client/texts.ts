import { locale, prices, time } from 'virtual:labels';
import {
  formatPriceRange,
  formatWeekRange,
} from '@website/content-model/lib/text/service-facts.ts';
import type { PriceRange } from '@website/content-model/schemas/fields.ts';
import { formatDate } from '../../site/src/lib/text/date-in-words.ts';
import { formatBudget, formatPrice } from '../../site/src/lib/text/money.ts';
import { formatSalary } from '../../site/src/lib/text/salary.ts';
import type { Field } from '../field.ts';
import { plain } from '../plain.ts';

/** How pages may show each field. */
export function textsOfFields(fields: readonly Field[]): (field: Field) => string[] {
  const parts = Map.groupBy(fields, ({ part }) => part);
  return (field) => [...ownTexts(field), ...amounts(field, parts.get(field.part) ?? [])];
}

function ownTexts({ kind, value, shown, fallback }: Field): string[] {
  if ((value === null && fallback === undefined) || /switch|picture|markdown/.test(kind)) return [];
  if (kind === 'date') return [shown, formatDate(shown)];
  if (kind === 'number') return [shown, Number(value).toLocaleString(locale)];
  return kind === 'passage' ? sentencesOf(shown) : [shown];
}

/** The parts of a Markdown text that the page shows as they are: without marks and names in braces, cell by cell. */
const sentencesOf = (text: string) => [
  text.replaceAll('\n', ' '),
  ...text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .split(/\{[^}]*\}|\n|\||(?<=[.:]) /)
    .filter((part) => part.trim().length > 5),
];

/** A price, a salary or a time that a field begins. */
function amounts({ kind, part, name, value }: Field, others: readonly Field[]): string[] {
  if (kind !== 'number' || value === null) return [];
  const values = Object.fromEntries(
    others.flatMap((one) =>
      // A price that names no currency has the company's.
      one.name === 'currency'
        ? [[one.name, one.shown]]
        : one.value === null
          ? []
          : [[one.name, one.value]],
    ),
  ) as never as PriceRange &
    Parameters<typeof formatSalary>[0] &
    Exclude<Parameters<typeof formatPrice>[0], string>;
  const words = { locale, prices, time };
  if (name === 'min' && 'currency' in values) return [formatSalary(values)];
  if (name === 'amount') return [formatPrice(values)];
  // A budget may be open at its lower end.
  if (name !== ('least' in values ? 'least' : 'most')) return [];
  return part.endsWith('weeks')
    ? shortToo(formatWeekRange(values, words))
    : [...shortToo(formatPriceRange(values, words)), formatBudget(values)];
}

/** A table has the same with less: "8–15 weeks" and "8–15". */
function shortToo(range: string): string[] {
  const short = range.replace(/\s\D{1,3}\s/, '–');
  return [range, short, short.replace(/\s.*/, '')];
}

/** What pages work out from several fields: how long a service takes, from its steps. */
export function sumsOf(fields: readonly Field[]): Map<string, Field[]> {
  const steps = fields.filter(({ part }) => /^services\/.* duration weeks$/.test(part));
  const services = Map.groupBy(steps, ({ part }) => part.split(' ')[0]);
  const sums = new Map<string, Field[]>();
  for (const ofService of services.values()) {
    const sum = (end: string) =>
      ofService.reduce((all, { name, value }) => all + (name === end ? Number(value) : 0), 0);
    const weeks = formatWeekRange(
      { least: sum('least'), most: sum('most') },
      { locale, prices, time },
    );
    for (const text of shortToo(weeks))
      sums.set(plain(text).toLowerCase(), [...(sums.get(text) ?? []), ...ofService]);
  }
  return sums;
}
