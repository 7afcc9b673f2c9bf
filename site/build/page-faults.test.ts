import { expect, test } from 'vitest';
import { loadContent } from './content/load-content.ts';
import { doubleIds, unstatedClaims } from './page-faults.ts';

test('a page with two parts under one id is refused', () => {
  const pages = new Map([
    ['/careers', '<section id="jobs"><article id="jobs">'],
    ['/team', '<section id="jobs">'],
  ]);

  expect(doubleIds(pages)).toEqual([
    '/careers has two parts with the id "jobs": change the one in the content of the page',
  ]);
});

test('a page must state what the register says it states', () => {
  const content = loadContent();
  const claim = {
    title: 'Ships',
    value: '12 ships',
    meaning: 'Ships at sea.',
    shows: ['/team' as const, '/news' as const],
    evidence: 'None yet',
    sample: true,
  };
  const claims = { figures: { ships: claim }, promises: {} } as never;
  const register = 'figures:\n  ships:\n    shows:\n      - /team\n      - /news\n';
  const pages = new Map([
    ['/team', '<p>We have <b>12</b> ships.</p>'],
    ['/news', '<p>We have a dozen ships.</p>'],
  ]);

  expect(unstatedClaims(pages, { ...content, claims }, register)).toEqual([
    {
      file: 'site/src/content/claims.yaml',
      line: 5,
      field: 'figures.ships.shows 2',
      found: '"/news"',
      expected: 'must be a page that says "12 ships"',
    },
  ]);
});
