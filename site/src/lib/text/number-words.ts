import { locale, numbers, time } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';

/** A label that depends on a number. Languages have `one` and `other`, some have more. */
type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** A small number in words, for headings. Numbers above twenty stay in digits. */
function spellOutNumber(value: number): string {
  return numbers.small.split(' ')[value] ?? String(value);
}

/** The form of a label for a number, with the number in digits as {count}. */
export function formatCount(label: Plural, count: number): string {
  return fill(selectPluralForm(label, count), { count: count.toLocaleString(locale) });
}

const selectPluralForm = (label: Plural, count: number) =>
  label[new Intl.PluralRules(locale).select(count)] ?? label.other;

/** "All six services", "Both products", "The product". */
export function spellOutAll(label: Plural & { two: string }, count: number): string {
  if (count === 2) return label.two;
  return fill(count === 1 ? (label.one ?? label.other) : label.other, {
    count: spellOutNumber(count),
  });
}

/** "Eight to fifteen weeks". */
export function spellOutWeeks(least: number, most: number): string {
  const [from, to] = [least, most].map(spellOutNumber) as [string, string];
  const count = least === most ? to : fill(time.range, { from, to });
  const text = fill(selectPluralForm(time.weeks, most), { count });
  // Words may wrap where numbers must not.
  return text.charAt(0).toUpperCase() + text.slice(1).replaceAll('\u00a0', ' ');
}
