import content from 'virtual:content';
import { news } from 'virtual:labels';
import { publishedDocument } from '@website/content-model/lib/api/api-reference.ts';
import { weeksOf } from '@website/content-model/lib/text/service-facts.ts';
import { articleRoute, hasText, homeSectionsOf } from '@website/content-model/routes.ts';
import type { Stat } from '@website/content-model/schemas/fields.ts';
import type { CategoryChip } from '@website/content-model/schemas/news.ts';
import type { ServicePage } from '@website/content-model/schemas/service.ts';
import { plateNames } from '@website/content-model/vocabulary.ts';
import { fillInDomain } from '../api/sdks.ts';
import type { AfterSending } from '../forms/delivery.ts';
import { findResults } from '../results/results.ts';

export { content };

/** Whether anything is still invented, as the launch check would list it. */
export const isSample = /"(?:x-)?sample":true/.test(JSON.stringify(content));

/** The services, in the order of their plates. */
export const { services } = content;

/** Whether the home page can say when a service is live. */
export const isPlanned = weeksOf(services) !== undefined;

/** Whether the home page shows the planets. Without them, no page speaks of them. */
export const hasPlanets = content.home.services.planets && isPlanned;

const { figure } = content.home.hero;

/** What clients measured, if it is at the top of the home page. */
export const heroResults = figure === 'quadrant' ? findResults(services) : [];

/** The engraving at the top of the home page: the one chosen, or that of the first service. */
export const heroPlate =
  figure === 'quadrant' && heroResults.length === 0
    ? services[0]?.icon
    : plateNames.find((name) => name === figure);

/** The letter of the company's mark, if it is not the orrery's. */
export const initial = hasPlanets ? undefined : [...content.site.name][0]?.toUpperCase();

/** The sections of the home page that the header and the footer link to. */
export const homeSections = homeSectionsOf(content);

const { guarantee, steps } = content.home.contact;

/** What happens after someone has sent a message: all steps but the first, which is theirs. */
export const afterSending: AfterSending = {
  next: steps?.slice(1).map(({ title, text }) => `${title} ${text}`) ?? [guarantee.text],
  phone: content.site.phone,
  booking: content.site.booking,
};

/** The words of a page that a company may leave out: only the page itself asks for them. */
export function wordsOf<Name extends keyof typeof content>(name: Name) {
  const words = content[name];
  if (words === undefined) throw new Error(`site.yaml leaves out the page of "${name}".`);
  return words as NonNullable<typeof words>;
}

/** How figures of the register were counted, in the order of their names. */
export const notesOf = (names: readonly string[]) =>
  [...new Set(names)].flatMap((name, index) => {
    const figure = content.claims.figures[name];
    return figure ? [{ ...figure, id: `figure-${name}`, number: index + 1 }] : [];
  });

/** Figures of the register by their names. `noted` are the names of all figures of the page. */
export const statsOf = (
  names: readonly string[],
  { label = (title: string) => title, noted = names } = {},
): Stat[] => {
  const notes = notesOf(noted);
  return notesOf(names).map(({ value, title, id }) => ({
    value,
    label: label(title),
    note: notes.find((note) => note.id === id),
  }));
};

/** The headline figures of a service, and what each of them rests on. */
export const headlineOf = ({ figures }: ServicePage) => {
  const stats = figures.map(({ metric: value, description: title, ...basis }, index) => {
    const note = { ...basis, value, title, id: `figure-${index + 1}`, number: index + 1 };
    const hasMore = basis.cases ?? basis.period ?? basis.error ?? basis.proof;
    return { value, label: title, note: hasMore ? note : undefined };
  });
  return { stats, notes: stats.flatMap(({ note }) => note ?? []) };
};

/** The articles, newest first. One with a text has a page of its own. */
export const articles = content.articles.map((article) =>
  hasText(article) ? { ...article, href: articleRoute(article.id) } : article,
);

/** The one featured article, and the others. */
export const [[featuredArticle], otherArticles] = [
  articles.filter(({ featured }) => featured),
  articles.filter(({ featured }) => !featured),
];

/** The labels above the articles. An owner who does not count them has them counted. */
export const categoryChips = content.categoryChips.length > 0 ? content.categoryChips : counted();

function counted(): CategoryChip[] {
  const groups = Map.groupBy(articles, ({ category }) => category);
  return [
    { id: 'all', name: news.allCategories, count: articles.length, active: true },
    ...Array.from(groups, ([name, { length: count }]) => ({
      id: name,
      name,
      count,
      active: false,
    })),
  ];
}

/** The API document, with the server on the company's own domain. */
export const openApi = () => publishedDocument(wordsOf('openApi'), content.site.domain);

/** The SDKs, each installed from the company's own domain. */
export const sdks = fillInDomain(content.sdks, content.site.domain);
