import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { loadRoutes } from '../build/content/load-content.ts';
import { structuredDataIn } from './page-parts.ts';
import { dist } from './ports.ts';
import { problemsOf } from './schema-org.ts';

const routes = loadRoutes();

const html = (path: string) =>
  readFileSync(`${dist}${path === '/' ? '/index' : path}.html`, 'utf8');

for (const path of routes) {
  test(`what ${path} tells search engines is in the vocabulary of schema.org`, () => {
    const things = structuredDataIn(html(path));

    expect(things.length).toBeGreaterThan(0);
    expect(things.flatMap((thing) => problemsOf(thing))).toEqual([]);
  });
}

const offer = { '@type': 'Offer', price: '5', priceCurrency: 'USD' };

test.describe('the vocabulary of schema.org', () => {
  for (const [title, thing, problems] of [
    ['accepts what fits', { '@type': 'Service', name: 'A', offers: [offer] }, []],
    ['knows the types', { '@type': 'Servce' }, ['Servce: no such type']],
    [
      'knows the properties of each type',
      { '@type': 'Person', offers: offer },
      ['Person.offers: no such property'],
    ],
    [
      'knows the types of each value',
      { '@type': 'Service', offers: { '@type': 'Person', name: 'A' } },
      ['Service.offers: no Person'],
    ],
    [
      'knows a date, an address and a number',
      { '@type': 'WebPage', dateModified: 'today', url: '/team', name: 5 },
      ['WebPage.dateModified: no "today"', 'WebPage.url: no "/team"', 'WebPage.name: no number'],
    ],
    [
      'knows what a nested thing may have',
      { '@type': 'FAQPage', mainEntity: { '@type': 'Question', acceptedAnswer: 'Yes' } },
      ['FAQPage.mainEntity.Question.acceptedAnswer: no "Yes"'],
    ],
    [
      'knows what is out of use',
      { '@type': 'Organization', founders: { '@type': 'Person', name: 'A' } },
      ['Organization.founders: deprecated'],
    ],
  ] as const) {
    test(title, () => {
      expect(problemsOf(thing)).toEqual(problems);
    });
  }
});

test('not-found has no structured data, no canonical address and no preview', () => {
  const page = html('/404');

  expect(structuredDataIn(page)).toEqual([]);
  expect(page).toMatch(/<meta name="robots" content="noindex"/);
  expect(page).not.toMatch(/rel="canonical"|property="og:/);
});
