/** Facts of the sample that have to fit each other, and that no schema can check. */
import { describe, expect, test } from 'vitest';
import { loadContent } from './load-content.ts';

const { services, jobs, perks, terms, claims } = loadContent();
const numberOf = (text = '') => Number(text.replaceAll(',', ''));

describe('people, weeks and price', () => {
  const week = numberOf(/A week has (\d+) hours/.exec(JSON.stringify(perks))?.[1]);
  const counts: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3 };
  const share =
    /(?:\b(?<people>an?|one|two)(?: [a-z]+){0,2}? |, then )(?<time>full-time|half-time|(?<days>\w+) days? a week)(?: for (?<both>the first two steps)| for steps? (?<first>\d)(?: and (?<last>\d))?| from step (?<open>\d) on)?/gi;

  /** The hours of "A lead two days a week, and an engineer full-time for steps 2 and 3". */
  function hoursOf(team: string, weeks: readonly number[]): number {
    let [hours, done] = [0, 0];
    for (const { 0: words, index, groups = {} } of team.matchAll(share)) {
      const { people = 'one', time, days, both, first, last, open } = groups;
      const rest = team.slice(index + words.length);
      const begin = /^, then/.test(words) || /^ after that/.test(rest) ? done + 1 : 1;
      const from = Number(first ?? open ?? begin);
      done = Number(both ? 2 : (last ?? first ?? weeks.length));
      const part = days ? (counts[days] ?? 0) / 5 : time === 'full-time' ? 1 : 0.5;
      for (const one of weeks.slice(from - 1, done))
        hours += (counts[people.toLowerCase()] ?? 0) * part * week * one;
    }
    return hours;
  }

  // Rupees a dollar in December 2024, and 46 weeks without vacation and holidays.
  const engineer = jobs.find(({ id }) => id === 'senior-machine-learning-engineer');
  const pay = (engineer?.salary.max ?? 0) / 84 / (46 * week);

  test.each(services)('$title states the hours, and is paid for them', ({ page, price }) => {
    const steps = page.process.steps.flatMap(({ duration }) =>
      duration === 'ongoing' ? [] : [duration.weeks],
    );
    const [least, most] = [steps.map((step) => step.least), steps.map((step) => step.most)];
    const { team } = page.engagement;
    const usual = team.replace(/For several channels.*/, '');
    const hours = [hoursOf(usual, least), hoursOf(usual, most), hoursOf(team, most)];
    const stated = /([\d,]+) to ([\d,]+) hours in all(?:.*up to ([\d,]+) hours)?/.exec(team);
    const [, from, to, up = to] = stated ?? [];

    expect(most[0], 'a week or two').toBeLessThanOrEqual(2);
    for (const [index, text] of [from, to, up].entries())
      expect(Math.abs(numberOf(text) / (hours[index] ?? 0) - 1), text).toBeLessThan(0.01);
    expect((price?.least ?? 0) / numberOf(from)).toBeGreaterThan(1.4 * pay);
    expect((price?.most ?? 0) / numberOf(up)).toBeGreaterThan(1.4 * pay);
  });
});

test('the list of refunds in the terms names every section that promises one', () => {
  const passages = terms.sections.flatMap((section) => [section, ...section.subsections]);
  const refunds = passages.find(({ id }) => id === 'refunds');
  const listed = JSON.stringify(refunds).matchAll(/"section":"([\w-]+)"/g);
  const promising = passages.filter(
    ({ id, blocks }) => id !== 'refunds' && /refund what you/.test(JSON.stringify(blocks)),
  );

  expect(Array.from(listed, ([, id]) => id)).toEqual(promising.map(({ id }) => id));
});

describe('figures', () => {
  const figures = [
    ...Object.values(claims.figures),
    ...services.flatMap(({ page }) => page.figures.map((one) => ({ ...one, value: one.metric }))),
  ].map(({ value, cases = '', error = '' }) => ({ value, cases, error }));
  const casesOf = (text: string) => text.match(/[\d,]+/g)?.map(numberOf) ?? [];
  const percent = (share: number) => `${Math.round(100 * share)}%`;

  /** Wilson's interval for a share, at 95%. */
  function interval(found: number, all: number): [number, number] {
    const [share, z] = [found / all, 1.96];
    const middle = share + z ** 2 / (2 * all);
    const half = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
    const whole = 1 + z ** 2 / all;
    return [(middle - half) / whole, (middle + half) / whole];
  }

  const shares = figures.filter(
    ({ value, cases }) => /%$/.test(value) && /^[\d,]+ of \d/.test(cases),
  );
  test.each(shares)('$value is $cases, with its interval', ({ value, cases, error }) => {
    const [found = 0, all = 0, stopped = 0] = casesOf(cases);
    const [least, most] = interval(found, all);

    expect(value).toBe(percent(found / all));
    if (error.startsWith('95%'))
      expect(error).toContain(`95% interval: ${percent(least)} to ${percent(most)}.`);
    if (stopped > 0) expect(error).toContain(`it is ${percent(found / (all + stopped))}`);
  });

  const ratings = figures.filter(({ value }) => /\/5$/.test(value));
  test.each(ratings)('$value has its worst case: $error', ({ value, cases, error }) => {
    const [one = 0, other = 0] = casesOf(cases);
    const sum = one * Number.parseFloat(value) + (other - one);

    expect(error).toContain(`had given a 1, it would be ${(sum / other).toFixed(1)}.`);
  });

  test('every metric of a story has the number it started from', () => {
    const stories = services.flatMap(({ page }) => page.stories?.items ?? []);

    for (const { value, label, change } of stories.flatMap(({ metrics }) => metrics))
      expect(change?.before, `${value} ${label}`).toBeGreaterThan(0);
    expect([shares.length, ratings.length, stories.length]).toEqual([6, 2, 18]);
  });
});
