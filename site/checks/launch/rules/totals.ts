import type { Content } from '../../../src/collections.ts';
import { openPositions } from '../../content/rules/careers.ts';
import type { Found } from '../finding.ts';

/** Totals that are larger than what the site lists: a visitor may ask for the rest. */
export function* totalRules(content: Content): Generator<Found> {
  const { articles, categoryChips, jobs } = content;
  const positions = openPositions(content) ?? 0;
  for (const [index, { name, count }] of categoryChips.entries()) {
    const listed = articles.filter(({ category }) => name === 'All' || category === name).length;
    if (count === listed) continue;
    const found = `${count} articles in "${name}"; listed: ${listed}`;
    yield { kind: 'larger-total', at: ['categoryChips', index, 'count'], found };
  }
  if (positions > jobs.length) {
    const found = `${positions} positions; listed: ${jobs.length}`;
    yield { kind: 'larger-total', at: ['claims', 'figures', 'open-positions', 'value'], found };
  }
}
