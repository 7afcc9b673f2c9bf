/**
 * The drawings on the built pages are true to the numbers next to them. How each kind is drawn, also at
 * the edges of its scale, is in src/figures/true-to-number.test.ts.
 */

import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { dayNames } from '@website/content-model/vocabulary.ts';
import { expect, test } from 'vitest';
import { type Element, findElement, type Node, walkElements } from '../src/lib/html/tree.ts';
import { all, byId, cards, readPage, readText, region, requireValue, texts } from './built-page.ts';
import { apiPage, cookiesPage, docsPage, newsPage } from './specification.ts';

const { services, guides, teamMembers, site } = loadContent();

/** The parts of a drawing that carry its meaning, by name. */
function marksIn(node: Node): Map<string, Element> {
  const marks = [...walkElements(node)].filter(({ properties }) => 'dataMark' in properties);
  return new Map(marks.map((mark) => [String(mark.properties.dataMark), mark]));
}

/** Where a mark begins and ends on its scale, in percent. */
function spanOf(mark: Element | undefined): [from: number, to: number] {
  const { x, x1, x2, width } = mark?.properties ?? {};
  const number = (value: unknown) => Number.parseFloat(`${value ?? 0}`);
  const from = number(x ?? x1);
  return [from, x2 === undefined ? from + number(width) : number(x2)];
}
const lengthOf = (mark: Element | undefined) => spanOf(mark)[1] - spanOf(mark)[0];

/** The numbers in the path of a mark. */
const numbersIn = (mark: Element | undefined) =>
  `${mark?.properties.d}`.match(/-?[\d.]+/g)?.map(Number) ?? [];

/** The direction in which a mark ends, in degrees clockwise from the top. */
function directionOf(mark: Element | undefined): number {
  const [x = 0, y = 0] = numbersIn(mark).slice(-2);
  return (Math.atan2(x, -y) * 180) / Math.PI;
}

const about = (value: number, digits = 1) => expect.closeTo(value, digits);

/** A figure, and what its drawing must show. The first kind that matches applies. */
function expectDrawn(figure: Element): void {
  const value = readText(figure);
  const marks = marksIn(figure);
  const [part, whole] = [marks.get('part'), marks.get('whole')];
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(value) ?? [];
  const [, rating] = /^(\d\.\d)\/5$/.exec(value) ?? [];
  const [, least, most] = /^(\d+)-(\d+) weeks$/.exec(value) ?? [];
  if (percent && Number(percent) > 100) {
    const ratio = (numbersIn(part).at(-1) ?? 0) / (numbersIn(whole).at(-1) ?? 0);
    expect(ratio, value).toEqual(about(Number(percent) / 100, 2));
  } else if (percent || rating) {
    const share = rating ? Number(rating) / 5 : Number(percent) / 100;
    const end = expect.closeTo(-120 + 240 * share, 0);
    const ends = [part, marks.get('needle')].map(directionOf);
    expect(ends, value).toEqual([end, end]);
  } else if (least) {
    const full = Number(texts(figure, 'text').at(-1));
    const ends = [Number(least), Number(most)].map((weeks) => about((weeks / full) * 100));
    expect(spanOf(marks.get('span')), value).toEqual(ends);
  } else expect(marks.size, `${value} has no honest picture`).toBe(0);
}

test.each(['/careers', '/api', ...services.map(({ route }) => route)])(
  'the headline figures of %s',
  (path) => {
    const figures = all(region(readPage(path), 'Headline figures'), 'dd');

    expect(figures.length).toBeGreaterThan(3);
    for (const figure of figures) expectDrawn(figure);
  },
);

test.each(services.map((service) => [service.route, service.page] as const))(
  'the process and the stories of %s',
  (path, { process, stories }) => {
    const chart = region(readPage(path), 'Process');
    const full = Number(texts(requireValue(all(chart, 'svg')[0], 'axis'), 'text').at(-1));
    const along = (weeks: number) => about((weeks / full) * 100);
    const begun = { least: 0, most: 0 };

    for (const [index, { title, duration }] of process?.steps.entries() ?? []) {
      const marks = marksIn(requireValue(cards(chart)[index], title));
      const [slide, fastest] = [marks.get('slide'), marks.get('fastest')];
      if (duration === 'ongoing') {
        expect(spanOf(slide), title).toEqual([along(begun.least), along(begun.most)]);
        expect(spanOf(fastest), title).toEqual([along(begun.most), along(full)]);
        continue;
      }
      const { least, most } = duration.weeks;
      expect(spanOf(slide), title).toEqual([along(begun.least), along(begun.most + most)]);
      expect(spanOf(fastest), title).toEqual([along(begun.least), along(begun.least + least)]);
      begun.least += least;
      begun.most += most;
    }

    const metrics = (stories?.items ?? []).flatMap((story) => story.metrics);
    const values = all(region(readPage(path), 'Success stories'), 'dd');
    for (const [index, { label, change }] of metrics.entries()) {
      const marks = marksIn(requireValue(values[index], label));
      if (change) {
        const longer = Math.max(change.before, change.after);
        expect([...marks.values()].map(lengthOf), label).toEqual(
          [change.before, change.after].map((value) => about((value / longer) * 100)),
        );
      } else expect(marks.size, label).toBe(0);
    }
  },
);

test('the downtime of each product', () => {
  const page = readPage('/docs');
  const rows = cards(region(page, 'API status'));

  for (const [at, [name, , , lost]] of docsPage.status.entries()) {
    const marks = marksIn(requireValue(rows[at], name));
    const spans = ['whole-up', 'whole-lost', 'last-up', 'last-lost'].map((mark) =>
      spanOf(marks.get(mark)),
    );
    const [whole, last] = [about(100 - lost, 3), about(100 - lost * 100, 3)];
    const [start, end] = [about(0), about(100, 3)];
    expect(spans, name).toEqual([
      [start, whole],
      [whole, end],
      [start, last],
      [last, end],
    ]);
  }
});

test('the moon of each guide', () => {
  const phases = { Beginner: 'new', Intermediate: 'half', Advanced: 'full' };
  for (const { id, difficulty } of guides) {
    const entry = byId(readPage('/docs'), id);
    const moon = findElement(entry, ({ properties }) => 'dataPhase' in properties);
    expect(moon?.properties.dataPhase, id).toBe(phases[difficulty]);
  }
});

test('the rate limits, on a logarithmic scale', () => {
  const limits = region(readPage('/api'), 'Rate limits');
  const last = texts(requireValue(all(limits, 'svg')[0], 'scale'), 'text').at(-1) ?? '';
  const full = Math.log10(Number(last.replace('k', '000').replace('M', '000000')));
  const along = (count: number) => about((Math.log10(count) / full) * 100);

  for (const [at, { tier, month, burst }] of apiPage.tiers.entries()) {
    const marks = marksIn(requireValue(cards(limits)[at], tier));
    expect(spanOf(marks.get('month')), tier).toEqual([0, month ? along(month) : 100]);
    expect('dataOpen' in (marks.get('month')?.properties ?? {}), tier).toBe(month === undefined);
    expect(spanOf(marks.get('burst')), tier).toEqual([0, along(burst)]);
  }
});

test('how long each kind of cookie may stay', () => {
  const marks = marksIn(requireValue(all(readPage('/cookies'), 'figure')[0], 'figure'));
  const months = { Session: 0, '2 years': 24, '1 year': 12, '6 months': 6 };

  expect(marks.size).toBe(cookiesPage.categories.length + 1);
  for (const [title, , duration] of cookiesPage.categories) {
    const mark = marks.get(`${title} · ${duration.replace(' ', '\u00a0')}`);
    expect(lengthOf(requireValue(mark, title)), title).toEqual(
      about((months[duration] / 24) * 100),
    );
  }
});

test('the support hours, on a dial of 24 hours and a ring of seven days', () => {
  const marks = marksIn(requireValue(all(readPage('/support'), 'figure')[0], 'figure'));
  const [x = 0, y = 0] = numbersIn(marks.get('open'));
  const turn = (degrees: number) => ((degrees + 360) % 360) / 15;
  const hour = (time: string) => about(Number(time.slice(0, 2)) + Number(time.slice(3)) / 60);

  expect(turn((Math.atan2(x, -y) * 180) / Math.PI)).toEqual(hour(site.hours.opens));
  expect(turn(directionOf(marks.get('open')))).toEqual(hour(site.hours.closes));
  expect(dayNames.filter((day) => 'dataOpen' in (marks.get(day)?.properties ?? {}))).toEqual(
    site.hours.days,
  );
});

test('each person at a distance from the center that matches their years', () => {
  const figure = requireValue(all(readPage('/team'), 'figure')[0], 'figure');
  const marks = marksIn(figure);
  const distances = teamMembers.map(({ name, experience }) => {
    const [x = 0, y = 0] = `${marks.get(name)?.properties.transform}`.match(/-?[\d.]+/g) ?? [];
    return Math.hypot(Number(x), Number(y)) / Number.parseInt(experience, 10);
  });

  expect(distances).toHaveLength(teamMembers.length);
  for (const distance of distances) expect(distance).toEqual(about(distances[0] ?? 0, 0));
});

test('a tally for each category of news, with as many strokes as articles, every fifth across four', () => {
  const tallies = all(region(readPage('/news'), 'Articles by category'), 'li').map(
    (chip) => `${marksIn(chip).get('count')?.properties.d}`.match(/M[^M]+/g) ?? [],
  );

  expect(tallies.map((strokes) => strokes.length)).toEqual(
    newsPage.chips.map(([, count]) => count),
  );
  for (const strokes of tallies) {
    const across = strokes.flatMap((stroke, index) => (/V/.test(stroke) ? [] : [index + 1]));
    expect(across).toEqual(strokes.flatMap((_, index) => (index % 5 === 4 ? [index + 1] : [])));
  }
});
