import type { Content } from '../../../collections.ts';
import { pages } from '../../../routes.ts';
import { planetNames } from '../../../vocabulary.ts';
import { type ContentProblem, shown } from '../problem.ts';

/** Names and routes are right, and figures match the values behind them. */
export function* checkServices({ services, home }: Partial<Content>): Generator<ContentProblem> {
  if (!services || !home) return;
  const most = planetNames.length;
  if (home.services.planets && services.length > most) {
    const expected = `must be false: there are planets for ${most} services, and ${services.length} services`;
    yield { at: ['home', 'services', 'planets'], found: 'true', expected };
  }
  for (const [index, { id, route, contactOption, page }] of services.entries()) {
    if (pages.some((path) => path === route)) {
      yield {
        at: ['services', index, 'id'],
        found: shown(id),
        expected: 'must be another name: the site has a page of that name',
      };
    }
    const same = services.find((other) => other.contactOption === contactOption);
    if (same?.id !== id) {
      yield {
        at: ['services', index, 'contactOption'],
        found: shown(contactOption),
        expected: `must not be that of ${same?.id}.yaml`,
      };
    }
    yield* checkStories(index, page.stories?.items ?? []);
  }
}

type Service = Content['services'][number];

/** The figure computed from its two values, in the same format as the one that is shown. */
function figureOf(shownFigure: string, { before, after }: { before: number; after: number }) {
  if (shownFigure.endsWith('x')) return `${(after / before).toFixed(1)}x`;
  const percent = Math.round((100 * (after - before)) / before);
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`;
}

function* checkStories(
  service: number,
  stories: NonNullable<Service['page']['stories']>['items'],
): Generator<ContentProblem> {
  for (const [story, { metrics }] of stories.entries()) {
    for (const [metric, { value, change }] of metrics.entries()) {
      // Some languages have a space before the sign.
      if (change === undefined || value.replace(/\s%$/, '%') === figureOf(value, change)) continue;
      yield {
        at: ['services', service, 'page', 'stories', 'items', story, 'metrics', metric, 'value'],
        found: shown(value),
        expected: `must be "${figureOf(value, change)}", as its readings say`,
      };
    }
  }
}
