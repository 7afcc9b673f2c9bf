import type { Content } from '../../../collections.ts';
import { monthsOf } from '../../../lib/cookies/lifetime.ts';
import { type ContentProblem, shown } from '../problem.ts';

/** Categories, cookies and third-party services must agree with each other. */
export function* checkCookies({
  cookieCategories: categories,
  cookies,
  thirdPartyServices,
}: Partial<Content>): Generator<ContentProblem> {
  if (!categories || !cookies || !thirdPartyServices) return;

  for (const [index, { keptIn, duration, type }] of cookies.entries()) {
    const at = ['cookies', index, 'duration'] as const;
    // The categories are about cookies. Local storage has no end date, and the entry must say so.
    if (keptIn === 'Local storage') {
      if (duration !== 'Until cleared') {
        yield {
          at,
          found: shown(duration),
          expected: 'must be "Until cleared", as it is kept in local storage',
        };
      }
      continue;
    }
    const most = categories.find(({ title }) => title === type)?.duration;
    if (most === undefined) {
      yield {
        at: ['cookies', index, 'type'],
        found: shown(type),
        expected: 'must be the title of a category in cookie-categories.yaml',
      };
    } else if (monthsOf(duration) > monthsOf(most)) {
      yield {
        at,
        found: shown(duration),
        expected: `must be at most ${shown(most)}, as the category ${type} says`,
      };
    }
  }

  for (const [index, { title, inUse }] of categories.entries()) {
    const used = cookies.some((cookie) => cookie.type === title && cookie.inUse);
    if (used === inUse) continue;
    yield {
      at: ['cookieCategories', index, 'inUse'],
      found: shown(inUse),
      expected: `must be ${used}: ${used ? 'a cookie' : 'no cookie'} of this category is in use`,
    };
  }

  for (const [index, service] of thirdPartyServices.entries()) {
    for (const [place, name] of service.cookies.entries()) {
      const cookie = cookies.find((one) => one.name === name);
      if (cookie === undefined) {
        yield {
          at: ['thirdPartyServices', index, 'cookies', place],
          found: shown(name),
          expected: 'must be the name of a cookie in cookies.yaml',
        };
      } else if (cookie.inUse !== service.inUse) {
        yield {
          at: ['thirdPartyServices', index, 'inUse'],
          found: shown(service.inUse),
          expected: `must be ${cookie.inUse}, as cookies.yaml says of ${name}`,
        };
      }
    }
  }
}
