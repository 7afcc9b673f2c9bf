import { expect, test } from 'vitest';
import { chooseNumbersSize, createResultFormat, findResults } from './results.ts';

type Services = Parameters<typeof findResults>[0];

interface Change {
  before: number;
  after: number;
  unit: string;
  onHome?: boolean;
}

const serviceWith = (...changes: (Change | undefined)[]) =>
  ({
    route: '/service',
    page: {
      stories: {
        items: [
          {
            industry: 'Logistics',
            metrics: changes.map((change, index) => ({ label: `Metric ${index}`, change })),
          },
        ],
      },
    },
  }) as unknown as Services[number];

const change = { before: 94, after: 36, unit: 'minutes' };
const onHome = { ...change, onHome: true };

test('the first three results that are meant for the home page are on it', () => {
  const services = [serviceWith(change, onHome), serviceWith(onHome, onHome, onHome)];

  const results = findResults(services);

  expect(results.map(({ label }) => label)).toEqual(['Metric 1', 'Metric 0', 'Metric 1']);
});

test('if none is meant for it, the first that can be drawn is', () => {
  const results = findResults([serviceWith(undefined), serviceWith(undefined, change, change)]);

  expect(results).toMatchObject([{ label: 'Metric 1', href: '/service#stories' }]);
});

test('without any, there is none', () => {
  expect(findResults([serviceWith(undefined), { route: '/', page: {} } as never])).toEqual([]);
});

test('the sign of a currency stands before the number, and the rest of its unit after it', () => {
  const results = findResults([serviceWith({ ...onHome, unit: '$ million' })]);

  expect(results).toMatchObject([{ sign: '$', unit: 'million' }]);
});

test.each([
  ['en', '', [94, 36, 100], ['94', '36', '100']],
  ['de', '', [99.5, 97, 100], ['99,5', '97', '100']],
  ['en', '', [12_500_000, 8_240_000, 20_000_000], ['12.5M', '8.24M', '20M']],
  ['de', '', [12_500_000, 8_240_000, 20_000_000], ['12,5 Mio.', '8,24 Mio.', '20 Mio.']],
  ['en', '$', [48_000, 9000, 50_000], ['48K', '9K', '50K']],
  ['de', '', [5400, 1200, 6000], ['5.400', '1.200', '6.000']],
] as const)('in "%s" with the sign "%s", %o is written as %o', (locale, sign, values, expected) => {
  const [before, after] = values;

  const written = values.map(createResultFormat({ before, after, sign }, locale));

  expect(written.map((text) => text.replace('\u00a0', ' '))).toEqual(expected);
});

test('the longer two numbers are, the smaller they are set', () => {
  const sizes = [
    ['94', '36'],
    ['$28', '$19'],
    ['5.400', '1.200'],
    ['$12.5M', '$8.24M'],
    ['12,5 Mio.', '8,24 Mio.'],
  ].map(([before = '', after = '']) => chooseNumbersSize(before, after));

  expect(sizes).toEqual([0, 1, 2, 3, 4]);
});
