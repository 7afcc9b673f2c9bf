import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Careers } from '../schemas/careers.ts';
import type { Home } from '../schemas/home.ts';
import type { Service } from '../schemas/service.ts';
import type { Team } from '../schemas/team.ts';

const folder = join(import.meta.dirname, 'services');
const files = readdirSync(folder);
const services = files.map((file): Service => parse(readFileSync(join(folder, file), 'utf8')));
const record = (file: string) => parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const home: Home = record('home.yaml');
const team: Team = record('team.yaml');
const careers: Careers = record('careers.yaml');

/** The figure that two readings give, in the manner of the one that is shown. */
function figureOf(shown: string, { before, after }: { before: number; after: number }): string {
  if (shown.endsWith('x')) return `${(after / before).toFixed(1)}x`;
  const percent = Math.round((100 * (after - before)) / before);
  return `${percent < 0 ? '-' : '+'}${Math.abs(percent)}%`;
}

const changes = services.flatMap(({ route, page }) =>
  page.stories.items.flatMap(({ metrics }) =>
    metrics.flatMap(({ value, label, change }) =>
      change ? [{ route, label, value, change }] : [],
    ),
  ),
);

test.each(changes)('$route: $label, $value, follows from its readings', ({ value, change }) => {
  const figure = figureOf(value, change);

  expect(value).toBe(figure);
});

test('there are readings on every service page', () => {
  const routes = new Set(changes.map(({ route }) => route));

  expect(routes.size).toBe(services.length);
});

test('what is measured has the same figure wherever it is claimed', () => {
  const claims = [
    ...[...home.hero.stats, ...home.testimonials.stats, ...team.stats, ...careers.stats].map(
      ({ label, value }) => [label, value],
    ),
    ...services.flatMap(({ page }) =>
      page.figures.map(({ description, metric }) => [description, metric]),
    ),
  ] as const;
  // What is measured comes first; how it is measured follows a colon or a comma.
  const subject = (words = '') => words.toLowerCase().split(/[:,]/)[0] ?? '';

  const bySubject = Map.groupBy(claims, ([words]) => subject(words));

  const repeated = [...bySubject].filter(([, all]) => all.length > 1);
  const different = repeated.filter(([, all]) => new Set(all.map(([, figure]) => figure)).size > 1);
  expect(repeated.length).toBeGreaterThan(1);
  expect(different).toEqual([]);
});

test('the address of each service is the name of its file', () => {
  const routes = services.map(({ route }) => route);

  expect(routes).toEqual(files.map((file) => `/${file.replace(/\.yaml$/, '')}`));
});

test('no two services are the same option of the contact form', () => {
  const options = services.map(({ contactOption }) => contactOption);

  expect(new Set(options).size).toBe(services.length);
});

test('plates are numbered from 1 without gaps', () => {
  const plates = services.map(({ plate }) => plate).toSorted((a, b) => a - b);

  expect(plates).toEqual(plates.map((_, index) => index + 1));
});
