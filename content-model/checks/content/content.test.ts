import { afterEach, expect, test, vi } from 'vitest';
import type { Content } from '../../collections.ts';
import { contentFolder } from '../../company.ts';
import { currency } from '../../schemas/fields.ts';
import { type ContentFiles, checkContent, type InvalidContent } from './check-content.ts';
import { readContentFiles } from './content-files.ts';
import { findTextProblem } from './rules/texts.ts';
import { filterVisible } from './visible-content.ts';

afterEach(() => vi.unstubAllEnvs());

const files = readContentFiles(contentFolder);

/** British spellings and exclamation marks. American English also has "analyses" and "optimist". */
const unwantedWords =
  /colour|optimis(?![mt])|organis(?!m)|behaviour|centre|licence|analyse(?!s\b)|catalogue|[!']/gi;

test('the sample texts use American spelling and no exclamation marks', () => {
  const result = checkContent(files);

  expect('content' in result).toBe(true);
  expect(JSON.stringify(result).match(unwantedWords)).toEqual(null);
});

test('the sample can be built in five years as it is', () => {
  const later = new Date();
  later.setFullYear(later.getFullYear() + 5);
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Math.floor(later.getTime() / 1000)));

  expect(checkContent(files)).not.toHaveProperty('problems');
});

test('all amounts that name no currency of their own are in that of the company', () => {
  const site = files.get('site.yaml')?.replace('currency: USD', 'currency: €') ?? '';
  const result = checkContent(new Map(files).set('site.yaml', site));
  const { home, jobs, terms } = ('content' in result ? result.content : {}) as Content;

  expect(JSON.stringify(result)).not.toMatch(/\$\d|USD/);
  expect(JSON.stringify(result)).toContain('Discovery alone: less than €10k');
  expect(JSON.stringify(terms)).toContain('Prices on this website are in euros');
  expect(home.contact.budgets[0]).toEqual({ most: 10_000, currency: 'EUR' });
  expect(new Set(jobs.map(({ salary }) => salary?.currency))).toEqual(
    new Set(['INR', 'EUR', 'GBP']),
  );
});

test('nobody has to count: neither views, nor articles of a category, nor stars', () => {
  const edited = new Map(
    Array.from(files, ([name, text]) => {
      const isCounted = ['docs.yaml', 'category-chips.yaml', 'testimonials.yaml'].includes(name);
      return [
        name,
        isCounted ? text.replaceAll(/^ +(?:views|rating):.*\n|, count: \d+/gm, '') : text,
      ];
    }),
  );

  expect(checkContent(edited)).not.toHaveProperty('problems');
});

test('a currency is understood by its code, its sign or its name, if that can mean only one', () => {
  const currencies = ['€', '$', '£', 'chf', 'Swiss francs', ' Euro ', 'kr', 'RUPEES'];

  expect(currencies.map((text) => currency.safeParse(text).data)).toEqual([
    ...['EUR', 'USD', 'GBP', 'CHF', 'CHF', 'EUR', undefined, undefined],
  ]);
});

test.for([
  ['A smile 🙂', '"🙂" in'],
  ['No ½ measures', '"½" in'],
  ['Lorem ipsum dolor', '"Lorem ipsum" in'],
  ['Write to {email', '"{" in'],
  ['Price: TBD', '"TBD" in'],
])('a text like %j cannot be published', ([text, found]) => {
  expect(findTextProblem(text ?? '')?.found).toContain(found);
});

test('ordinary words can be published', () => {
  const text =
    'An optimist’s §2 — “organisms” at Łódź, *twenty-öne* analyses: „95 %“ · €9, £9, ¥9, ₹9';

  expect(findTextProblem(text)).toBeUndefined();
});

test('services are in the order of site.yaml, and the rest by name', () => {
  const listIds = (changed: ContentFiles) => {
    const result = checkContent(changed);
    return 'content' in result ? result.content.services.map(({ id, plate }) => [plate, id]) : [];
  };
  const order = listIds(files);
  const site = files.get('site.yaml')?.replace(/^services:[\s\S]*/m, '') ?? '';
  const last = new Map(files).set('site.yaml', `${site}services: [${order.at(-1)?.[1]}]\n`);

  expect(listIds(last)[0]).toEqual([1, order.at(-1)?.[1]]);
  expect(listIds(last)).toHaveLength(order.length);
});

test('the newest article is first, whatever the names of the files', () => {
  const listDates = (changed: ContentFiles) => {
    const result = checkContent(changed);
    return 'content' in result ? result.content.articles.map(({ date }) => date) : [];
  };
  const file = 'articles/fair-four-ways.md';
  const text = files.get(file)?.replace(/(?<=date: )".*"/, '"2024-12-01"') ?? '';

  expect(listDates(files)).toEqual(listDates(files).toSorted().reverse());
  expect(listDates(new Map(files).set(file, text))[0]).toBe('2024-12-01');
});

test('a text may say the same words twice, and an entry of a list may not', () => {
  const file = 'articles/fair-four-ways.md';
  const text = '\nAs [before](/docs), and [after](/team), and so on.\n\nTwice.\n\nTwice.\n';
  const repeated = new Map(files).set(file, `${files.get(file)}${text}`);

  expect(checkContent(repeated)).not.toHaveProperty('problems');
  const news = files.get('news.yaml')?.replace(/(?<=items:\n)( +- .*\n)/, '$1$1') ?? '';
  expect(checkContent(new Map(files).set('news.yaml', news))).toHaveProperty('problems');
});

test('what is hidden is not in the visible content, and lines count it', () => {
  const changed = new Map(readContentFiles(contentFolder));
  const change = (file: string, from: RegExp, to: string) =>
    changed.set(file, `${changed.get(file)}`.replace(from, to));
  change('jobs.yaml', /(?<=- id: .*\n)/, '    hidden: true\n');
  change('services/ai-development.yaml', /^(?=icon)/m, 'hidden: true\n');
  change('articles/fair-four-ways.md', /^(?=featured)/m, 'hidden: true\n');
  const before = checkContent(files);
  const after = checkContent(changed);
  if (!('content' in before && 'content' in after)) throw new Error(JSON.stringify(after));

  const { jobs, services, articles } = before.content;
  const visible = filterVisible(after.content);
  expect(visible.jobs).toEqual(jobs.slice(1));
  expect(visible.services.map(({ id, plate }) => [id, plate])).toEqual(
    services.slice(1).map(({ id }, index) => [id, index + 1]),
  );
  expect(visible.articles).toHaveLength(articles.length - 1);
  expect(after.content.jobs).toHaveLength(jobs.length);

  change('jobs.yaml', /(?<=title: )([^\n]*)([\s\S]*title: )[^\n]*/, '$1$2TODO');
  const { problems } = checkContent(changed) as InvalidContent;
  expect(problems).toMatchObject([{ field: `${jobs.at(-1)?.id}, title` }]);
  change('team-members.yaml', /^ {2}- id: .*\n/gm, '$&    hidden: true\n');
  const [, none] = (checkContent(changed) as InvalidContent).problems;
  expect(none).toMatchObject({ found: 'only what is hidden' });
});
