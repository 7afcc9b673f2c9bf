import { expect, test } from '@playwright/test';
import { loadContent } from '../checks/content/load-content.ts';
import { hoursText } from '../src/lib/hours/hours.ts';
import { sampleCompany } from './specification.ts';

test('the sample company was founded in 2020, is open Mon-Fri 9AM-6PM IST, and promises response times', () => {
  const { site, claims } = loadContent();
  const { domain, founded, hours } = site;
  test.skip(domain !== sampleCompany.domain, 'The company is no longer the sample.');

  const promises = Object.fromEntries(
    Object.entries(claims.promises).map(([name, { value }]) => [name, value]),
  );
  expect({ founded, hours: hoursText(hours) }).toEqual(sampleCompany.company);
  expect(promises).toMatchObject(sampleCompany.promises);
});
