/**
 * What the content says is on its page, and in its structured data, which has nothing else. Other
 * tests compare the page with its Markdown copy and with the feed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, loadRoutes } from '@website/content-model/checks/content/load-content.ts';
import type { Content } from '@website/content-model/collections.ts';
import {
  createPublicDocument,
  listEndpoints,
} from '@website/content-model/lib/api/api-reference.ts';
import { getArticleRoute, getGuideRoute } from '@website/content-model/routes.ts';
import type { ServicePage } from '@website/content-model/schemas/service.ts';
import { expect, test } from 'vitest';
import { fillInDomain } from '../src/lib/api/sdks.ts';
import { parseHtml } from '../src/lib/html/tree.ts';
import { listLines, listSpokenTexts } from './page-text.ts';
import { dist } from './ports.ts';

/** Something that the content says, and the page that has to say it. */
interface Fact {
  route: string;
  /** Where it is in the content: "jobs.2.title". */
  field: string;
  value: string | number;
}

/** The page that shows a collection. */
const shownOn = {
  home: '/',
  products: '/',
  upcomingProducts: '/',
  coreValues: '/',
  testimonials: '/',
  news: '/news',
  categoryChips: '/news',
  privacy: '/privacy',
  terms: '/terms',
  support: '/support',
  docs: '/docs',
  team: '/team',
  teamMembers: '/team',
  careers: '/careers',
  jobs: '/careers',
  perks: '/careers',
  cookiePolicy: '/cookies',
  cookieCategories: '/cookies',
  cookies: '/cookies',
  thirdPartyServices: '/cookies',
  api: '/api',
  rateTiers: '/api',
} as const satisfies Partial<Record<keyof Content, string>>;

/** Fields that choose something, such as a drawing, a symbol or a target: not words for readers. */
const choices = new Set([
  ...['id', 'icon', 'gradient', 'layout', 'currency', 'link', 'href', 'privacyLink'],
  ...['product', 'when', 'fillIn', 'section', 'evidence'],
]);

/** Words that the page has elsewhere than in its text. */
const elsewhere = [
  // In a build with an intake address.
  /\.note\.intake$/,
  // Names of the register, and options of the form.
  /^(?:home\.(?:hero|testimonials)|team|careers)\.stats\b/,
  /^home\.contact\.(?:otherServices|budgets)\b/,
  // In the email that a link starts.
  /\.action\.(subject|body|details)\b|^docs\.guides\.request$|^careers\.closing\.subject$/,
  // Chooses a drawing.
  /^home\.hero\.figure$/,
  // A script says it, once the visitor's clock or storage is known.
  /^support\.hours\.(open|closed)$/,
  // In the code samples, which have a test of their own.
  /^endpoints\.\d+\.call\b|\.apiCall$/,
  // A column of a table stands left or right.
  /\.table\.sides\b/,
];

function* leaves(value: unknown, field: string): Generator<Pick<Fact, 'field' | 'value'>> {
  if (elsewhere.some((pattern) => pattern.test(field))) return;
  if (typeof value === 'string' || typeof value === 'number') yield { field, value };
  else if (typeof value === 'object' && value !== null) {
    // A passage of a legal text for a build with an intake address, a form service or a host.
    if ('when' in value && !['email', 'server'].includes(`${value.when}`)) return;
    for (const [name, part] of Object.entries(value)) {
      if (!choices.has(name)) yield* leaves(part, `${field}.${name}`);
    }
  }
}

/** The rows of the contract that a service does not answer in its own way. */
const sharedRows = ({ engagement }: ServicePage, content: Content) =>
  content.engagement.rows.filter(
    ({ label }) => !engagement.rows?.some((row) => row.label === label),
  );

/** Every word and number of the content, with its page. */
function factsOf(content: ReturnType<typeof loadContent>): Fact[] {
  const of = (route: string, value: unknown, field: string) =>
    Array.from(leaves(value, field), (leaf) => ({ route, ...leaf }));
  const { domain } = content.site;
  return [
    ...Object.entries(shownOn).flatMap(([name, route]) =>
      of(route, content[name as keyof typeof shownOn], name),
    ),
    ...content.articles.flatMap(({ text, ...article }, index) => [
      ...of('/news', article, `articles.${index}`),
      ...of(getArticleRoute(article.id), { ...article, text }, `articles.${index}`),
    ]),
    ...content.guides.flatMap(({ text, ...guide }, index) => [
      ...of('/docs', guide, `docs.guides.${index}`),
      ...of(getGuideRoute(guide.id), { ...guide, text }, `guides.${index}`),
    ]),
    ...of('/team', content.claims.figures, 'claims.figures'),
    ...of('/api', listEndpoints(createPublicDocument(content.openApi, domain)), 'endpoints'),
    ...of('/api', fillInDomain(content.sdks, domain), 'sdks'),
    ...content.services.flatMap(({ id, title, description, features, page, route }) => [
      ...of('/', { title, description, features }, `services.${id}`),
      ...of(
        route,
        { title, page, shared: sharedRows(page, content), more: content.engagement.more },
        `services.${id}`,
      ),
    ]),
  ];
}

/** The facts that search engines get too. */
const forSearchEngines = [
  /^products\.\d+\.(title|category|description)$|^products\.\d+\.price\.amount$/,
  /^support\.questions\.items\.\d+\.(question|answer)$/,
  /^articles\.\d+\.(title|excerpt|author|date|category)$/,
  /^guides\.\d+\.(title|description|lastUpdated)$/,
  /^api\.(heading|lede)$/,
  /^(privacy|terms)\.updated$|^cookiePolicy\.lastUpdated$/,
  /^services\.[\w-]+\.page\.(summary|solutions\.cards\.\d+\.(title|description))$/,
];

/** Words and numbers alone, so that a text can be found in whatever form it is written. */
const readWords = (text: string) =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    // "98,765" is 98765 in data.
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/[$€£₹%+]/g, ' $& ')
    .replaceAll(/[^\p{L}\p{N}$€£₹%+]+/gu, ' ')
    .trim()} `;

const contains = (words: string, text: string | number) => {
  const sought = readWords(String(text));
  return sought.trim() === '' || words.includes(sought);
};

/** A value of the content as a reader sees it: "December 15, 2024" for 2024-12-15. */
function inWords(value: string | number): string {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? new Date(value).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    : value;
}

/** What the codes in structured data stand for. */
const codes: Record<string, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  INR: '₹',
  MON: 'month',
  ANN: 'year',
};

/** A value of the structured data as the page shows it. Types and addresses have no words. */
function formatShown(name: string, value: string | number): string {
  const text = String(value);
  if (/^m\w+Price$/.test(name) && text.endsWith('000')) return `${text.slice(0, -3)}k`;
  if (/^@|^(position|encodingFormat)$/.test(name) || text.startsWith('https:')) return '';
  const minutes = /^PT(\d+)M$/.exec(text)?.[1];
  return minutes ? `${minutes} min` : (codes[text] ?? inWords(value));
}

function* valuesIn(thing: unknown, name = ''): Generator<[name: string, value: string | number]> {
  if (typeof thing === 'string' || typeof thing === 'number') yield [name, thing];
  else if (Array.isArray(thing)) for (const part of thing) yield* valuesIn(part, name);
  else if (typeof thing === 'object' && thing !== null)
    for (const [part, value] of Object.entries(thing)) yield* valuesIn(value, part);
}

const structuredDataIn = (html: string) =>
  Array.from(
    html.matchAll(/<script type="?application\/ld\+json"?>(.*?)<\/script>/gs),
    ([, text = '']) => [...valuesIn(JSON.parse(text))],
  ).flat();

/** Everything that a page says, in its head too. */
function wordsIn(html: string): string {
  const page = parseHtml(html);
  return readWords([...listSpokenTexts(page), ...listLines(page)].join('\n'));
}

test('what the content says is on its page and in its structured data, which has nothing else', () => {
  const content = loadContent();
  const facts = factsOf(content);
  const pages = new Map(
    loadRoutes().map((route) => {
      const html = readFileSync(join(dist, `${route === '/' ? 'index' : route}.html`), 'utf8');
      return [route as string, { words: wordsIn(html), data: structuredDataIn(html) }];
    }),
  );
  const readStructuredWords = (route: string) =>
    readWords(
      pages
        .get(route)
        ?.data.map(([, value]) => value)
        .join('\n') ?? '',
    );
  expect(facts.length).toBeGreaterThan(1000);
  expect(
    facts.filter(({ route, value }) => !contains(pages.get(route)?.words ?? '', inWords(value))),
    'not on the page',
  ).toEqual([]);
  expect(
    facts
      .filter(({ field }) => forSearchEngines.some((pattern) => pattern.test(field)))
      .filter((fact) => !contains(readStructuredWords(fact.route), fact.value)),
    'not in the structured data',
  ).toEqual([]);
  for (const [route, { words, data }] of pages) {
    expect(data.length, route).toBeGreaterThan(0);
    const hidden = data.filter(([name, value]) => !contains(words, formatShown(name, value)));
    expect(hidden, `${route} does not show it`).toEqual([]);
  }
});

test('a service has one price and one length: on the home page and its own, in its data, for assistants', () => {
  const { services } = loadContent();
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const home = wordsIn(read('index.html'));
  const assistants = read('llms.txt').split('\n');
  const spaced = (text: string) => text.replaceAll(/\s/g, ' ');
  for (const { title, route, price, page } of services) {
    const data = structuredDataIn(read(`${route}.html`)).filter(([name]) => name.endsWith('Price'));
    const [least, most] = [price?.least ?? 0, price?.most ?? 0];
    const weeks = (page.process?.steps ?? []).flatMap(({ duration }) =>
      duration === 'ongoing' ? [] : [duration.weeks],
    );
    const sum = (name: 'least' | 'most') => weeks.reduce((all, service) => all + service[name], 0);
    const length = `${sum('least')} to ${sum('most')} weeks`;
    const cost = `Usually $${least / 1000}k–$${most / 1000}k`;

    expect(contains(home, `${title} ${length}`), title).toBe(true);
    expect(contains(home, `${cost} Learn More about ${title}`), title).toBe(true);
    const head = `Usual price ${cost.slice(8)} From kickoff to live ${length}`;
    expect(contains(wordsIn(read(`${route}.html`)), head), title).toBe(true);
    const inSentence = cost.slice(8).replace('–', ' to ');
    expect(contains(readWords(`${page.engagement.price}`), inSentence), title).toBe(true);
    expect(data).toEqual([
      ['minPrice', least],
      ['maxPrice', most],
    ]);
    const line = spaced(assistants.find((line) => line.includes(`${route}.md)`)) ?? '');
    expect(line.split(cost)).toHaveLength(2);
    expect(line.split(length), 'once, in the description or after it').toHaveLength(2);
  }
  const ofHome = spaced(assistants.find((line) => line.includes('/index.md)')) ?? '');
  expect(ofHome).toMatch(/7 to 16 weeks.* Usually \$10k–\$100k\.$/);
});
