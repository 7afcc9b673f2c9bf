import { isDeepStrictEqual } from 'node:util';
import type { Content } from '../../../collections.ts';
import { type ContentProblem, formatValue } from '../problem.ts';
import { isInMarkdown, listContentValues } from '../walk-content.ts';

/** The API document may repeat examples, and redirects have a rule of their own. */
const excluded: readonly (keyof Content)[] = ['openApi', 'redirects'];

/** The field by which visitors tell the entries of a list apart. */
const nameFields = {
  articles: 'title',
  coreValues: 'title',
  cookies: 'name',
  perks: 'title',
  products: 'title',
  rateTiers: 'tier',
  sdks: 'language',
  services: 'title',
  teamMembers: 'name',
  thirdPartyServices: 'name',
  upcomingProducts: 'title',
} as const;

/** A value without its id, which differs in every copy. An entry that has nothing else is its id. */
function removeId(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.keys(value).join() === 'id' ? value : { ...value, id: undefined };
}

/** The entries that equal an earlier one. Numbers may be equal: the middle of a picture is [0.5, 0.5]. */
function* findRepeats(list: readonly unknown[]): Generator<{ index: number; firstIndex: number }> {
  for (const [index, entry] of list.entries()) {
    if (typeof entry === 'number') continue;
    const firstIndex = list.findIndex((other) =>
      isDeepStrictEqual(removeId(other), removeId(entry)),
    );
    if (firstIndex < index) yield { index, firstIndex };
  }
}

/** No list has the same entry twice, and no two entries have the same name. */
export function* findRepeatedEntries(content: Partial<Content>): Generator<ContentProblem> {
  for (const { path, value } of listContentValues(content, excluded)) {
    // Prose may repeat the same words.
    if (isInMarkdown(path)) continue;
    for (const { index, firstIndex } of Array.isArray(value) ? findRepeats(value) : []) {
      const found = `the same as number ${firstIndex + 1} of the list`;
      yield { at: [...path, index], found, expected: 'must be changed, or removed' };
    }
  }
  for (const [name, field] of Object.entries(nameFields) as [keyof typeof nameFields, string][]) {
    if (!(name in content)) continue;
    const records = content[name] as readonly Record<string, unknown>[];
    for (const [index, record] of records.entries()) {
      const first = records.find((other) => other[field] === record[field]);
      if (first === record || isDeepStrictEqual(removeId(first), removeId(record))) continue;
      yield {
        at: [name, index, field],
        found: formatValue(record[field]),
        expected: `must be different from that of ${first?.id}`,
      };
    }
  }
}
