import { loadRoutes } from '../../checks/content/load-content.ts';
import type { Content } from '../../src/collections.ts';
import { type Fact, factsOf } from './facts.ts';
import type { Renderings, Value } from './renderings.ts';
import { inWords, wordsOf } from './words.ts';

const routes = loadRoutes();

/** The facts that search engines get too. */
const forSearchEngines = [
  /^products\.\d+\.(title|category|description|pricing)$/,
  /^support\.questions\.items\.\d+\.(question|answer)$/,
  /^articles\.\d+\.(title|excerpt|author|date|category)$/,
  /^api\.(heading|lede)$/,
  /^(privacy|terms)\.updated$|^cookiePolicy\.lastUpdated$/,
  /^services\.[\w-]+\.page\.(summary|solutions\.cards\.\d+\.(title|description))$/,
];

/** The facts that readers of the feed get too. */
const forTheFeed = [/^articles\.\d+\.(title|excerpt|author|date|category)$/];

/** The words of forms, search boxes and dialogs, and of a drawing that depends on the day. */
const onlyOnScreen = [
  /\.search$/,
  /\.note\.(email|contents)$/,
  /^cookiePolicy\.settings\./,
  /^home\.hero\.caption$/,
];

const among =
  (patterns: readonly RegExp[]) =>
  ({ field }: Fact) =>
    patterns.some((pattern) => pattern.test(field));

const contains = (words: string, text: string | number) => {
  const sought = wordsOf(String(text));
  return sought.trim() === '' || words.includes(sought);
};

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
function shown({ name, value }: Value): string {
  const text = String(value);
  if (/^@|^(position|encodingFormat)$/.test(name) || text.startsWith('https:')) return '';
  const minutes = /^PT(\d+)M$/.exec(text)?.[1];
  return minutes ? `${minutes} min` : (codes[text] ?? inWords(value));
}

/** A fact as structured data has it: an amount instead of "Starting at $199/month". */
const asData = ({ field, value }: Fact) =>
  field.endsWith('.pricing') ? (/\d[\d,.]*/.exec(String(value))?.[0] ?? '') : value;

/** Everything on which the content, the pages and their other forms disagree. */
export function disagreements(content: Content, renderings: Renderings): string[] {
  const facts = factsOf(content);
  const wordsBy = (rendering: (route: string) => string) => {
    const words = new Map<string, string>(
      routes.map((route) => [route, wordsOf(rendering(route))]),
    );
    return (route: string) => words.get(route) ?? '';
  };
  const html = wordsBy(renderings.page);
  const markdown = wordsBy(renderings.markdown);
  const data = wordsBy((route) =>
    renderings
      .structuredData(route)
      .map(({ value }) => value)
      .join('\n'),
  );
  const feed = wordsOf(renderings.feed());
  const lacking = (name: string, sought: Fact[], isIn: (fact: Fact) => boolean) =>
    sought
      .filter((fact) => !isIn(fact))
      .map(({ route, field, value }) => `${name} of ${route} lacks ${field}: ${value}`);

  return [
    ...lacking('The HTML', facts, ({ route, value }) => contains(html(route), inWords(value))),
    ...lacking(
      'The Markdown',
      facts.filter((fact) => !among(onlyOnScreen)(fact)),
      ({ route, value }) => contains(markdown(route), inWords(value)),
    ),
    ...lacking('The structured data', facts.filter(among(forSearchEngines)), (fact) =>
      contains(data(fact.route), asData(fact)),
    ),
    ...lacking('The feed', facts.filter(among(forTheFeed)), ({ value }) => contains(feed, value)),
    ...routes.flatMap((route) =>
      renderings
        .structuredData(route)
        .filter((value) => !contains(html(route), shown(value)))
        .map(({ name, value }) => `${route} does not show the ${name} "${value}" of its data`),
    ),
  ];
}
