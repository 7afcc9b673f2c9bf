import { expect, test } from 'vitest';
import { homeSections, routes, sectionHref, unlistedRoutes } from './routes.ts';

test('the site has sixteen pages', () => {
  expect(new Set(routes).size).toBe(16);
  expect(routes).toHaveLength(16);
});

test('five addresses are linked and have no page', () => {
  const linked: readonly string[] = unlistedRoutes;

  const sorted = linked.toSorted();

  expect(sorted).toEqual(['/community', '/downloads', '/examples', '/services', '/tutorials']);
});

test('no address both has a page and has none', () => {
  const pages: readonly string[] = routes;

  const both = unlistedRoutes.filter((path) => pages.includes(path));

  expect(both).toEqual([]);
});

test('an address has one part and no trailing slash', () => {
  const odd = [...routes, ...unlistedRoutes].filter(
    (path) => !/^\/([a-z]+(-[a-z]+)*)?$/.test(path),
  );

  expect(odd).toEqual([]);
});

test.each(homeSections)('#%s is reached from the home page and from any other', (section) => {
  expect(sectionHref(section, '/')).toBe(`#${section}`);
  expect(sectionHref(section, '/team')).toBe(`/#${section}`);
  expect(sectionHref(section, '/404')).toBe(`/#${section}`);
});
