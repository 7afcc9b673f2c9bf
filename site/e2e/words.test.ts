/** What all pages together say: they must agree with the register of claims and with each other. */

import { loadContent, loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import { expect, test } from 'vitest';
import { readBuiltPages } from './page-text.ts';
import { dist } from './ports.ts';
import { calculateReadingGrade } from './reading-grade.ts';

const { claims, privacy } = loadContent();
const { figures, promises } = claims;

/** How pages state a claim: a pattern whose first group is the value. */
const statements: Record<string, RegExp> = {
  'models-deployed': /(\d[\d,.]*\+?) (?:AI )?models deployed/gi,
  experts: /(\d[\d,.]*\+?) AI experts/gi,
  'mvp-weeks': /(?:usually|tested MVP) in (\d+ to \d+ weeks)/gi,
  'money-back': /(\d+-day money-back guarantee)/gi,
  'payment-due': /payment is due (in \d+ days)/gi,
  'price-notice': /prices? changes?[^.]*?(\d+ days notice)/gi,
  'missed-target-cost': /stop(?: without notice)? and (?:owe|pay) ([^.]+)\./gi,
  'leaving-notice': /(?:end|stop|leave)[^.]*?(\d+ days notice)/gi,
  'answer-on-business-hours': /(within \d+ hours? on business hours)/gi,
  'answer-on-weekends': /(\d+ hours? on weekends)/gi,
  'answer-in-chat': /(under \d+ minutes)/gi,
  'answer-on-privacy': /privacy inquiries (within \d+ \w+)/gi,
  'answer-on-law': /legal inquiries (within \d+ (?:business )?\w+)/gi,
  'liability-cap': /capped at (the amounts you paid in the prior \d+ months)/gi,
  'encryption-stored': /(AES-\d+)/g,
  'encryption-sent': /(TLS \d(?:\.\d)?)/g,
};
const register = { ...figures, ...promises };

/** The privacy policy of a site with an intake address or a form service has other passages. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
const pages = [
  ...readBuiltPages(dist),
  {
    path: '/privacy',
    lines: privacy.sections.filter(({ when }) => when !== undefined).flatMap(textsIn),
  },
];

test('pages state every claim as the register has it', () => {
  expect(pages.length, 'every page, the not-found page, and the passages of /privacy').toBe(
    loadRoutes().length + 2,
  );
  for (const [name, pattern] of Object.entries(statements)) {
    const claim = register[name];
    if (!claim) throw new Error(`The register has no claim "${name}".`);
    const stated = pages.flatMap(({ path, lines }) =>
      lines.flatMap((line) =>
        Array.from(line.matchAll(pattern), ([, value = '']) => ({ path, value })),
      ),
    );

    expect(stated, `no page states ${name}`).not.toEqual([]);
    expect(
      stated.filter(({ value }) => value.toLowerCase() !== claim.value.toLowerCase()),
      name,
    ).toEqual([]);
  }
});

test('pages can be read after eight years of school, legal pages after ten', () => {
  const isLegal = (path: string) => /^\/(?:privacy|terms|cookies)$/.test(path);
  const tooHard = pages
    .map(({ path, lines }) => ({ path, ...calculateReadingGrade(lines) }))
    .filter(({ path, grade }) => !(grade <= (isLegal(path) ? 10 : 8)))
    .map(({ path, grade }) => `${path}: grade ${grade.toFixed(1)}`);
  expect(tooHard).toEqual([]);
});
