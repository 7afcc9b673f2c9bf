import type { Field } from '../field.ts';
import { plain } from '../plain.ts';

/** What the interface says: a field of its own, and what the site has filled in. */
export interface Label {
  field: Field;
  filled: string[];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Finds the label with blanks that a text is. Signs around it do not count. */
export function labelFinder(fields: readonly Field[]): (text: string) => Label | undefined {
  const patterns = fields
    .filter(({ fallback, shown }) => fallback !== undefined && shown.includes('{'))
    .map((field) => [field, plain(field.shown).split(/\{\w+\}/)] as const)
    // The longest first: "{count} results for {words}" is more than "{count} results".
    .filter(([, parts]) => letters(parts.join('')) > 3)
    .toSorted(([, one], [, next]) => letters(next.join('')) - letters(one.join('')))
    .map(
      ([field, parts]) => [field, new RegExp(`^${parts.map(escaped).join('(.+)')}$`, 'u')] as const,
    );
  return (text) => {
    const words = trimmed(plain(text));
    for (const [field, pattern] of patterns) {
      const found = pattern.exec(words);
      if (found) return { field, filled: found.slice(1) };
    }
    return undefined;
  };
}

/** Without the signs around words. */
export const trimmed = (text: string) => text.replaceAll(/^[·,:;→\s]+|[·,:;→\s]+$/gu, '');
