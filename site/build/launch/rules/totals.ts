import type { Content } from '../../../src/collections.ts';
import { positionsIn } from '../../content/rules/careers.ts';
import type { Found } from '../finding.ts';

/** Totals that are larger than what the site lists: a visitor may ask for the rest. */
export function* totalRules({ articles, categoryChips, careers, jobs }: Content): Generator<Found> {
  for (const [index, { name, count }] of categoryChips.entries()) {
    const listed = articles.filter(({ category }) => name === 'All' || category === name).length;
    if (count === listed) continue;
    const found = `${count} articles in "${name}"; listed: ${listed}`;
    yield { kind: 'larger-total', at: ['categoryChips', index, 'count'], found };
  }
  if (positionsIn(careers.positions) > jobs.length) {
    const found = `"${careers.positions}" positions; listed: ${jobs.length}`;
    yield { kind: 'larger-total', at: ['careers', 'positions'], found };
  }
}
