import type { Content } from '../../../collections.ts';
import { hasBlank } from '../../../lib/text/blanks.ts';
import { pages } from '../../../routes.ts';
import { planetNames } from '../../../vocabulary.ts';
import { type ContentProblem, formatValue } from '../problem.ts';

/** Routes and contact options are unique, and figures match the values that they are computed from. */
export function* checkServices({ services, home }: Partial<Content>): Generator<ContentProblem> {
  if (!services || !home) return;
  const planetCount = planetNames.length;
  if (home.services.planets && services.length > planetCount) {
    const expected = `must be false: there are planets for ${planetCount} services, and ${services.length} services`;
    yield { at: ['home', 'services', 'planets'], found: 'true', expected };
  }
  for (const [index, { id, route, contactOption, page }] of services.entries()) {
    if (pages.some((path) => path === route)) {
      yield {
        at: ['services', index, 'id'],
        found: formatValue(id),
        expected: 'must be another name: the site has a page of that name',
      };
    }
    const first = services.find((other) => other.contactOption === contactOption);
    if (first?.id !== id) {
      yield {
        at: ['services', index, 'contactOption'],
        found: formatValue(contactOption),
        expected: `must not be that of ${first?.id}.yaml`,
      };
    }
    yield* checkStories(index, page.stories?.items ?? []);
  }
}

type Service = Content['services'][number];

/** The figure that two values give, in the format of the figure on the page. */
function computeFigure(figure: string, { before, after }: { before: number; after: number }) {
  if (figure.endsWith('x')) return `${(after / before).toFixed(1)}x`;
  const percent = Math.round((100 * (after - before)) / before);
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`;
}

function* checkStories(
  serviceIndex: number,
  stories: NonNullable<Service['page']['stories']>['items'],
): Generator<ContentProblem> {
  for (const [storyIndex, { metrics }] of stories.entries()) {
    const metricsPath = [serviceIndex, 'page', 'stories', 'items', storyIndex, 'metrics'];
    for (const [index, { value, change }] of metrics.entries()) {
      if (change === undefined || hasBlank(value)) continue;
      // Some languages have a space before the percent sign.
      if (value.replace(/\s%$/, '%') === computeFigure(value, change)) continue;
      yield {
        at: ['services', ...metricsPath, index, 'value'],
        found: formatValue(value),
        expected: `must be "${computeFigure(value, change)}", as its readings say`,
      };
    }
  }
}
