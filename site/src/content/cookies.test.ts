import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { monthsOf } from '../lib/cookies/lifetime.ts';
import type { Cookie } from '../schemas/cookie.ts';
import type { CookieCategory } from '../schemas/cookie-category.ts';
import type { ThirdPartyService } from '../schemas/third-party-service.ts';

const read = (file: string) => parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const categories: CookieCategory[] = read('cookie-categories.yaml');
const cookies: Cookie[] = read('cookies.yaml');
const services: ThirdPartyService[] = read('third-party-services.yaml');

test.each(cookies)('$name stays no longer than its category lets a cookie stay', (cookie) => {
  const category = categories.find(({ title }) => title === cookie.type);

  const most = monthsOf(category?.duration ?? '');

  // The categories speak of cookies. What is in local storage has no end date, and has to say so.
  if (cookie.keptIn === 'Local storage') expect(cookie.duration).toBe('Until cleared');
  else expect(monthsOf(cookie.duration)).toBeLessThanOrEqual(most);
});

test.each(categories)('$title is in use just if one of its cookies is', ({ title, inUse }) => {
  const used = cookies.filter((cookie) => cookie.type === title && cookie.inUse);

  expect(used.length > 0).toBe(inUse);
});

test.each(services)('$name sets cookies that are listed, in use just if it is', (service) => {
  const listed = cookies.filter(({ name }) => service.cookies.includes(name));

  expect(listed.map(({ name }) => name).toSorted()).toEqual(service.cookies.toSorted());
  expect(new Set(listed.map(({ inUse }) => inUse))).toEqual(new Set([service.inUse]));
});
