import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { loadRoutes } from '../checks/content/load-content.ts';
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

test('not-found has no structured data, no canonical address and no preview', () => {
  const page = html('/404');

  expect(structuredDataIn(page)).toEqual([]);
  expect(page).toMatch(/<meta name="robots" content="noindex"/);
  expect(page).not.toMatch(/rel="canonical"|property="og:/);
});
