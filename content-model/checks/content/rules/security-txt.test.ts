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
  ['2031-03-01', 'stops'],
  ['2031-03-02', 'may be built'],
  ['2032-02-03', 'may be built'],
  ['2032-02-04', 'stops'],
])('late on January 1, 2031, security.txt until %s %s', ([expires = '', result]) => {
  const expected = 'must be from 2031-03-02 to 2032-02-03: 60 to 398 days after the build';

  const findings = findingsFor(expires, '2031-01-01T23:59:59Z');

  expect(findings).toEqual(result === 'stops' ? [expected] : []);
});
