import type { Content } from '../../../src/collections.ts';
import { type Path, shown } from '../problem.ts';
import type { Finding } from '../rules.ts';

/** The figures that pages name are in the register. */
export function* claimRules({ claims, home, team, careers }: Content): Generator<Finding> {
  const lists: [at: readonly [keyof Content, ...Path], names: readonly string[]][] = [
    [['home', 'hero', 'stats'], home.hero.stats],
    [['home', 'testimonials', 'stats'], home.testimonials.stats],
    [['team', 'stats'], team.stats],
    [['careers', 'stats'], careers.stats],
  ];
  const known = Object.keys(claims.figures);
  for (const [at, names] of lists) {
    for (const [index, name] of names.entries()) {
      if (known.includes(name)) continue;
      const expected = `must be a figure of claims.yaml: ${known.join(', ')}`;
      yield { at: [...at, index], found: shown(name), expected };
    }
  }
}
