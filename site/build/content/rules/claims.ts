import type { Content } from '../../../src/collections.ts';
import { asLabel } from '../fill-in.ts';
import { type Path, shown } from '../problem.ts';
import type { Finding } from '../rules.ts';

/** A figure on a page has the value and the meaning that the register gives it. */
export function* claimRules(content: Content): Generator<Finding> {
  const { home, team, careers } = content;
  yield* statFindings(content, home.hero.stats, ['home', 'hero', 'stats']);
  yield* statFindings(content, home.testimonials.stats, ['home', 'testimonials', 'stats']);
  yield* statFindings(content, team.stats, ['team', 'stats']);
  yield* statFindings(content, careers.stats, ['careers', 'stats']);
  yield* serviceFindings(content);
}

/** The figures of the company as a whole are all in the register, under the same words. */
function* statFindings(
  { claims }: Content,
  stats: readonly { label: string; value: string }[],
  at: readonly [keyof Content, ...Path],
): Generator<Finding> {
  for (const [index, { label, value }] of stats.entries()) {
    const known = Object.entries(claims.figures).find(
      ([, { title }]) => title.toLowerCase() === label.toLowerCase(),
    );
    if (known === undefined) {
      const expected = 'must be the title of a figure in claims.yaml';
      yield { at: [...at, index, 'label'], found: shown(label), expected };
    } else if (known[1].value !== value) {
      const expected = `must be {${known[0]}}, which is ${known[1].value}`;
      yield { at: [...at, index, 'value'], found: shown(value), expected };
    }
  }
}

/** A service may have figures of its own. One that the register has means the same here. */
function* serviceFindings({ claims, services }: Content): Generator<Finding> {
  const all = Object.entries({ ...claims.figures, ...claims.promises });
  for (const [service, { id, page }] of services.entries()) {
    for (const [index, { metric, description }] of page.figures.entries()) {
      const known = all.find(
        ([, { value, shows }]) => value === metric && (shows as string[]).includes(`/${id}`),
      );
      if (known === undefined || description === asLabel(known[1].meaning)) continue;
      yield {
        at: ['services', service, 'page', 'figures', index, 'description'],
        found: shown(description),
        expected: `must be {${known[0]}.meaning}, as the register explains ${metric}`,
      };
    }
  }
}
