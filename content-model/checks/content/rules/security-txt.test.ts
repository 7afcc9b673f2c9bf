import { afterEach, expect, test, vi } from 'vitest';
import type { Content } from '../../../collections.ts';
import { loadContent } from '../load-content.ts';
import { securityTxtRules } from './security-txt.ts';

afterEach(() => vi.unstubAllEnvs());

const content = loadContent();

function findingsFor(expires: string, buildTime: string) {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(buildTime) / 1000));
  const site: Content['site'] = { ...content.site, securityTxt: { expires } };
  return Array.from(securityTxtRules({ ...content, site }), ({ expected }) => expected);
}

test.for([
  ['2031-03-02', '2031-01-01T00:00:00Z', 'with 60 days left'],
  ['2031-03-02', '2031-01-01T23:59:59Z', 'with 60 days left, late in the day'],
  ['2032-02-03', '2031-01-01T00:00:00Z', 'with 398 days left'],
])('security.txt until %s may be built at %s: %s', ([expires = '', buildTime = '']) => {
  expect(findingsFor(expires, buildTime)).toEqual([]);
});

test.for([
  ['2031-03-01', '2031-01-01T00:00:00Z', 'with 59 days left'],
  ['2030-12-31', '2031-01-01T00:00:00Z', 'after that day'],
  ['2032-02-04', '2031-01-01T00:00:00Z', 'with 399 days left'],
])('security.txt until %s stops the build at %s: %s', ([expires = '', buildTime = '']) => {
  expect(findingsFor(expires, buildTime)).toEqual([
    'must be from 2031-03-02 to 2032-02-03: 60 to 398 days after the build',
  ]);
});

test('without a last day, there is nothing to check', () => {
  const site: Content['site'] = { ...content.site, securityTxt: undefined };

  expect([...securityTxtRules({ ...content, site })]).toEqual([]);
});
