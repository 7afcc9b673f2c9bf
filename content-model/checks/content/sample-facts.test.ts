/** Facts of the sample that must agree with each other, which no schema can check. */
import { describe, expect, test } from 'vitest';
import { loadContent } from './load-content.ts';

const { services, jobs, perks, terms, claims } = loadContent();
const parseNumber = (text = '') => Number(text.replaceAll(',', ''));

describe('people, weeks and price', () => {
  const hoursPerWeek = parseNumber(/A (\d+)-hour week/.exec(JSON.stringify(perks))?.[1]);
  const counts: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3 };
  const assignment =
    /(?:\b(?<people>an?|one|two)(?: [a-z]+){0,2}? |, then )(?<time>full-time|half-time|(?<days>\w+) days? a week)(?: for (?<both>the first two steps)| for steps? (?<first>\d)(?: and (?<last>\d))?| from step (?<open>\d) on)?/gi;

  /** The hours of "A lead two days a week, and an engineer full-time for steps 2 and 3". */
  function computeHours(team: string, weeks: readonly number[]): number {
    let [hours, done] = [0, 0];
    for (const { 0: words, index, groups = {} } of team.matchAll(assignment)) {
      const { people = 'one', time, days, both, first, last, open } = groups;
      const remaining = team.slice(index + words.length);
      const begin = /^, then/.test(words) || /^ after that/.test(remaining) ? done + 1 : 1;
      const from = Number(first ?? open ?? begin);
      done = Number(both ? 2 : (last ?? first ?? weeks.length));
      const weekShare = days ? (counts[days] ?? 0) / 5 : time === 'full-time' ? 1 : 0.5;
      for (const stepWeeks of weeks.slice(from - 1, done))
        hours += (counts[people.toLowerCase()] ?? 0) * weekShare * hoursPerWeek * stepWeeks;
    }
    return hours;
  }

  // Rupees a dollar in December 2024, and 46 weeks without vacation and holidays.
  const engineer = jobs.find(({ id }) => id === 'senior-machine-learning-engineer');
  const pay = (engineer?.salary?.max ?? 0) / 84 / (46 * hoursPerWeek);

  test.each(services)('$title states the hours, and is paid for them', ({ page, price }) => {
    const steps = (page.process?.steps ?? []).flatMap(({ duration }) =>
      duration === 'ongoing' ? [] : [duration.weeks],
    );
    const [least, most] = [steps.map((step) => step.least), steps.map((step) => step.most)];
    const { team = '' } = page.engagement;
    const usual = team.replace(/For several channels.*/, '');
    const hours = [computeHours(usual, least), computeHours(usual, most), computeHours(team, most)];
    const stated = /([\d,]+) to ([\d,]+) hours in all(?:.*up to ([\d,]+) hours)?/.exec(team);
    const [, from, to, up = to] = stated ?? [];

    expect(most[0], 'a week or two').toBeLessThanOrEqual(2);
    for (const [index, text] of [from, to, up].entries())
      expect(Math.abs(parseNumber(text) / (hours[index] ?? 0) - 1), text).toBeLessThan(0.01);
    expect((price?.least ?? 0) / parseNumber(from)).toBeGreaterThan(1.4 * pay);
    expect((price?.most ?? 0) / parseNumber(up)).toBeGreaterThan(1.4 * pay);
  });
});

test('with a year of the work that goes on, the price is the sum', () => {
  const sums = services.flatMap(({ title, price, page }) => {
    const stated =
      /\$(\d+)k a month\. With a year of (?:it|that), you pay \$(\d+)k to \$(\d+)k in all/.exec(
        page.engagement.price ?? '',
      );
    if (!stated || !price) return [];
    const [monthly = 0, least, most] = stated.slice(1).map((amount) => 1000 * Number(amount));
    expect([least, most], title).toEqual([price.least + 12 * monthly, price.most + 12 * monthly]);
    return title;
  });

  // An MVP is paid by the week, also after its launch.
  expect(services.map(({ title }) => title).filter((title) => !sums.includes(title))).toEqual([
    'Idea to MVP',
  ]);
});

describe('a missed target', () => {
  test('costs what is paid at the start', () => {
    const [part] = claims.promises['payment-parts']?.value.split(',') ?? [];

    expect(part).toBe('a third at the start');
    expect(claims.promises['missed-target-cost']?.value).toBe(
      'no more than the first third of the price',
    );
  });

  test('costs at most the weeks until the test has ended, if the client pays by the week', () => {
    const { page } = services.find(({ id }) => id === 'idea-to-mvp') ?? {};
    const steps = page?.process?.steps.slice(0, 4) ?? [];
    const most = steps.reduce(
      (sum, { duration }) => sum + (duration === 'ongoing' ? 0 : duration.weeks.most),
      0,
    );

    expect(steps.at(-1)?.title).toBe('Testing');
    expect(page?.engagement.rows?.map(({ text }) => text).join(' ')).toContain(
      `pay for the weeks worked, ${most} at most.`,
    );
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
    ...services.flatMap(({ page }) =>
      page.figures.map((figure) => ({ ...figure, value: figure.metric })),
    ),
  ].map(({ value, cases = '', error = '' }) => ({ value, cases, error }));
  const parseCases = (text: string) => text.match(/[\d,]+/g)?.map(parseNumber) ?? [];
  const formatPercent = (share: number) => `${Math.round(100 * share)}%`;

  /** Wilson's score interval for a share, at 95%. */
  function computeInterval(cases: number, total: number): [number, number] {
    const [share, z] = [cases / total, 1.96];
    const center = share + z ** 2 / (2 * total);
    const margin = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
    const denominator = 1 + z ** 2 / total;
    return [(center - margin) / denominator, (center + margin) / denominator];
  }

  const shares = figures.filter(
    ({ value, cases }) => /%$/.test(value) && /^[\d,]+ of \d/.test(cases),
  );
  test.each(shares)('$value is $cases, with its interval', ({ value, cases, error }) => {
    const [count = 0, total = 0, stopped = 0] = parseCases(cases);
    const [low, high] = computeInterval(count, total);

    expect(value).toBe(formatPercent(count / total));
    if (error.startsWith('95%'))
      expect(error).toContain(`95% interval: ${formatPercent(low)} to ${formatPercent(high)}.`);
    if (stopped > 0) expect(error).toContain(`it is ${formatPercent(count / (total + stopped))}`);
  });

  const ratings = figures.filter(({ value }) => /\/5$/.test(value));
  test.each(ratings)('$value has its worst case: $error', ({ value, cases, error }) => {
    const [answered = 0, asked = 0] = parseCases(cases);
    const sum = answered * Number.parseFloat(value) + (asked - answered);

    expect(error).toContain(`had given a 1, it would be ${(sum / asked).toFixed(1)}.`);
  });

  test('every figure of the company says what time it covers', () => {
    for (const { title, period } of Object.values(claims.figures))
      expect(period, title).toMatch(/20\d\d$/);
  });

  test('the survey of employees asked all of them', () => {
    const { employees, 'employee-rating': rating } = claims.figures;

    expect(parseCases(rating?.cases ?? '')[1]).toBe(parseNumber(employees?.value));
    expect(rating?.period).toBe(employees?.period);
  });

  test('every metric of a story has the number it started from', () => {
    const stories = services.flatMap(({ page }) => page.stories?.items ?? []);

    for (const { value, label, change } of stories.flatMap(({ metrics }) => metrics))
      expect(change?.before, `${value} ${label}`).toBeGreaterThan(0);
    expect([shares.length, ratings.length, stories.length]).toEqual([7, 2, 18]);
  });
});
