import { isDeepStrictEqual } from 'node:util';
import type { Content } from '../../../collections.ts';
import { isInMarkdown, placesIn } from '../parts-of.ts';
import { type ContentProblem, shown } from '../problem.ts';

/** Examples may come twice. Redirects have a rule of their own. */
const mayRepeat: readonly (keyof Content)[] = ['openApi', 'redirects'];

/** The field that tells the records of a list apart for a visitor. */
const names = {
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

/** A value without the id of a record, which is different in every copy. */
function withoutId(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return { ...value, id: undefined };
}

/** The entries of a list that an entry before them equals. Numbers may: a middle is [0.5, 0.5]. */
function* repeatsIn(list: readonly unknown[]): Generator<{ index: number; of: number }> {
  for (const [index, entry] of list.entries()) {
    if (typeof entry === 'number') continue;
    const of = list.findIndex((other) => isDeepStrictEqual(withoutId(other), withoutId(entry)));
    if (of < index) yield { index, of };
  }
}

/** No list has the same entry twice, and no two records have the same name. */
export function* findCopies(content: Partial<Content>): Generator<ContentProblem> {
  for (const { at, value } of placesIn(content, mayRepeat)) {
    // A text may say the same words twice.
    if (isInMarkdown(at)) continue;
    for (const { index, of } of Array.isArray(value) ? repeatsIn(value) : []) {
      const found = `the same as number ${of + 1} of the list`;
      yield { at: [...at, index], found, expected: 'must be changed, or removed' };
    }
  }
  for (const [name, field] of Object.entries(names) as [keyof typeof names, string][]) {
    if (!(name in content)) continue;
    const records = content[name] as readonly Record<string, unknown>[];
    for (const [index, record] of records.entries()) {
      const first = records.find((other) => other[field] === record[field]);
      if (first === record || isDeepStrictEqual(withoutId(first), withoutId(record))) continue;
      yield {
        at: [name, index, field],
        found: shown(record[field]),
        expected: `must be different from that of ${first?.id}`,
      };
    }
  }
}
