import type { Content } from '../../../src/collections.ts';
import { shown } from '../../content/problem.ts';
import type { Found } from '../finding.ts';

/** Claims of the register without evidence. */
export function* evidenceRules({ claims }: Content): Generator<Found> {
  for (const group of ['figures', 'promises'] as const) {
    for (const [name, { value, evidence }] of Object.entries(claims[group])) {
      if (!/^(?:none|nothing|unknown|-|\?)/i.test(evidence)) continue;
      const found = `${shown(evidence)} for ${shown(value)}`;
      yield { kind: 'no-evidence', at: ['claims', group, name, 'evidence'], found };
    }
  }
}
