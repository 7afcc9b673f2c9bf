import type { Content } from '../../../collections.ts';
import { countMonths } from '../../../lib/cookies/lifetime.ts';
import { storedTheme } from '../../../lib/cookies/stored-theme.ts';
import { type ContentProblem, formatValue } from '../problem.ts';

/** Categories, cookies and third-party services agree with each other, and with what every site stores. */
export function* checkCookies({
  cookieCategories: categories,
  cookies,
  thirdPartyServices,
}: Partial<Content>): Generator<ContentProblem> {
  if (!categories || !cookies || !thirdPartyServices) return;

  const allCookies = [storedTheme, ...cookies];
  for (const [index, { id, name, keptIn, duration, type }] of cookies.entries()) {
    const themeField =
      id === storedTheme.id ? 'id' : name === storedTheme.name ? 'name' : undefined;
    if (themeField) {
      const expected = 'must be removed: the cookie page of every company lists the theme';
      yield { at: ['cookies', index, themeField], found: '"theme"', expected };
      continue;
    }
    const at = ['cookies', index, 'duration'] as const;
    // The durations of categories are only for cookies. Local storage never expires.
    if (keptIn === 'Local storage') {
      if (duration !== 'Until cleared') {
        yield {
          at,
          found: formatValue(duration),
          expected: 'must be "Until cleared", as it is kept in local storage',
        };
      }
      continue;
    }
    if (categories.length === 0) continue;
    const maxDuration = categories.find(({ title }) => title === type)?.duration;
    if (maxDuration === undefined) {
      yield {
        at: ['cookies', index, 'type'],
        found: formatValue(type),
        expected: 'must be the title of a category in cookie-categories.yaml',
      };
    } else if (countMonths(duration) > countMonths(maxDuration)) {
      yield {
        at,
        found: formatValue(duration),
        expected: `must be at most ${formatValue(maxDuration)}, as the category ${type} says`,
      };
    }
  }

  for (const [index, { title, inUse }] of categories.entries()) {
    const isUsed = allCookies.some((cookie) => cookie.type === title && cookie.inUse);
    if (isUsed === inUse) continue;
    yield {
      at: ['cookieCategories', index, 'inUse'],
      found: formatValue(inUse),
      expected: `must be ${isUsed}: ${isUsed ? 'a cookie' : 'no cookie'} of this category is in use`,
    };
  }

  for (const [index, service] of thirdPartyServices.entries()) {
    for (const [nameIndex, name] of service.cookies.entries()) {
      const cookie = cookies.find((entry) => entry.name === name);
      if (cookie === undefined) {
        yield {
          at: ['thirdPartyServices', index, 'cookies', nameIndex],
          found: formatValue(name),
          expected: 'must be the name of a cookie in cookies.yaml',
        };
      } else if (cookie.inUse !== service.inUse) {
        yield {
          at: ['thirdPartyServices', index, 'inUse'],
          found: formatValue(service.inUse),
          expected: `must be ${cookie.inUse}, as cookies.yaml says of ${name}`,
        };
      }
    }
  }
}
