/**
 * A consultancy in Rotterdam with all that an owner may wish, and nothing of the sample. With LONG_TESTS
 * only: first-publish.spec.ts searches another company for traces of the sample each time.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  loadCheckedContent,
  loadContent,
} from '@website/content-model/checks/content/load-content.ts';
import { findLaunchProblems } from '@website/content-model/checks/launch/launch-check.ts';
import { createScratchCompany } from '@website/content-model/test-helpers/scratch-company.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findElement, hasTagName, parseHtml } from '../../src/lib/html/tree.ts';
import { all, byId, hrefs, readText, region, requireValue, texts } from '../built-page.ts';
import { findTraces, listSentences, listTraces } from '../owner-edits/traces.ts';

const folder = resolve(import.meta.dirname, 'fennwick');
const company = createScratchCompany('fennwick', folder);

beforeAll(() => company.build());
afterAll(() => company.remove());

const pageAt = (name: string) =>
  parseHtml(readFileSync(join(company.dist, `${name}.html`), 'utf8'));

test('no built file has a name or a sentence of the sample, or a word about planets', () => {
  const sample = loadContent();
  const names = [
    ...[...sample.products, ...sample.upcomingProducts, ...sample.services].map(
      (offer) => offer.title,
    ),
    ...[...sample.teamMembers, ...sample.testimonials].map(({ name }) => name),
    ...sample.testimonials.map((quote) => quote.company),
  ];
  const planets = /\b(planet|orbit|orrery|clockwork|kepler|epicycle|jupiter|saturn|mars\b)/;

  const { files, found } = findTraces(company.dist, [
    ...listTraces(sample.site),
    ...names,
    ...listSentences(sample),
  ]);
  // The script of the calendar, and what it shares with forms, can draw planets, but says nothing of them.
  const ofPlanets = findTraces(company.dist, [planets]).found.filter(
    (trace) => !/\/(?:ServicePlanner|shared)\.\w+\.js:/.test(trace),
  );

  expect(files).toBeGreaterThan(40);
  expect([...found, ...ofPlanets]).toEqual([]);
});

test('nothing but the invented domain stands in the way of its launch', async () => {
  const checked = loadCheckedContent(resolve(folder, 'content'));

  const problems = await findLaunchProblems(checked, {
    today: new Date('2026-10-15'),
    intake: undefined,
  });

  expect(
    problems.filter(({ kind, severity }) => severity === 'blocker' && kind !== 'reserved-name'),
  ).toEqual([]);
});

test.each([
  ['index', 'Her talk about it', 'https://koelketendag.example/2025/koornstra'],
  ['index', 'Book a Call', expect.stringMatching(/^https:\/\/agenda/)],
  ['team', 'Every mark and remark', 'https://klantmening.example/fennwick'],
  ['news', 'The data, to download', 'https://opendata.example/cold-store-pallets'],
  ['demand-forecasting', 'Havenrijk’s annual report', 'https://havenrijk.example/report-2025'],
])('on %s, "%s" leads to %s', (name, label, address) => {
  const link = all(pageAt(name), 'a').find((link) => readText(link).includes(label));

  expect(link?.properties.href).toEqual(address);
});

test('its logo, faces and prices are there, and what it does not have is not', () => {
  const home = pageAt('index');
  const footer = requireValue(findElement(home, hasTagName('footer')), 'footer');
  const pictures = (name: string) =>
    all(requireValue(findElement(pageAt(name), hasTagName('main')), 'main'), 'img').map(
      ({ properties }) => String(properties.alt),
    );

  expect(findElement(home, hasTagName('html'))?.properties.lang).toBe('en-GB');
  expect(all(requireValue(findElement(home, hasTagName('header')), 'header'), 'img')).not.toEqual(
    [],
  );
  expect(
    all(byId(home, 'testimonials'), 'img').map(({ properties }) => properties.alt),
  ).toContainEqual(expect.stringMatching(/^Liesbeth/));
  expect(pictures('index')).toContain('Polderman Bakeries');
  expect(pictures('team').filter(Boolean)).toHaveLength(6);
  expect(readText(home)).toContain('€290/month');
  expect(readText(footer)).toMatch(/Mon-Thu 09:00-17:30 CES?T/);
  expect(readText(footer)).not.toContain('invented');
  expect(readText(footer)).toContain('VAT number: NL000000000B00');
  expect(texts(requireValue(all(pageAt('terms'), 'address')[0], 'address'), 'span')).toEqual([
    'Fennwick Analytics B.V.',
    'Oude Peilkade 48, 3000 ZZ Rotterdam, Netherlands',
    'Company register: Dutch Chamber of Commerce, 00000000',
    'VAT number: NL000000000B00',
  ]);
  expect(readText(pageAt('team'))).toContain('81 of 86 projects, since 2014');
  expect(readText(pageAt('news/the-pallet-forecast-after-twelve-years'))).toContain(
    'The list at the gate',
  );
  expect(readText(region(pageAt('news'), 'Articles by category'))).toMatch(/From a project\s1/);
  expect(hrefs(home).filter((href) => /^tel:|^\/api|^\/docs/.test(href))).toEqual([]);
  for (const file of ['api.html', 'docs.html', 'openapi.json'])
    expect(existsSync(join(company.dist, file)), file).toBe(false);
});

test('old addresses lead to its pages, and only pages are listed', () => {
  const built = (file: string) => readFileSync(join(company.dist, file), 'utf8');

  expect(built('over-ons/index.html')).toContain('content="0; url=/team"');
  expect(built('diensten/Prognose_2019.html')).toContain('content="0; url=/demand-forecasting"');
  expect(built('afspraak.html')).toContain('<meta http-equiv="Content-Security-Policy"');
  expect(built('_redirects')).toContain('/over-ons/ /team 301\n');
  expect(existsSync(join(company.dist, 'over-ons.md'))).toBe(false);
  for (const file of ['sitemap.xml', 'llms.txt'])
    expect(built(file)).not.toMatch(/over-ons|diensten|afspraak/);
});

test('each page names itself in Dutch, to search engines and in the footer', () => {
  const origin = 'https://www.fennwick-analytics.example';
  const dutch = 'https://nl.fennwick-analytics.example';
  const named = (name: string, tag: 'link' | 'a') =>
    all(pageAt(name), tag)
      .filter(({ properties }) => properties.hrefLang)
      .map((link) =>
        `${link.properties.hrefLang} ${link.properties.href} ${readText(link)}`.trim(),
      );
  const sitemap = readFileSync(join(company.dist, 'sitemap.xml'), 'utf8');

  expect(named('team', 'link')).toEqual([`en-GB ${origin}/team`, `nl ${dutch}/team`]);
  expect(named('team', 'a')).toEqual([`nl ${dutch}/team Nederlands`]);
  // The other site has no news, and no page that is not found.
  for (const name of ['news', 'news/the-pallet-forecast-after-twelve-years', '404']) {
    expect(named(name, 'link')).toEqual([]);
    expect(named(name, 'a')).toEqual([`nl ${dutch}/ Nederlands`]);
  }
  expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="nl" href="${dutch}/team"/>`);
  expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(sitemap).not.toContain(`${dutch}/news`);
});
