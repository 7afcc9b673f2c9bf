import content from 'virtual:content';
import { news } from 'virtual:labels';
import { createPublicDocument } from '@website/content-model/lib/api/api-reference.ts';
import { countChips } from '@website/content-model/lib/news/count-chips.ts';
import { hasBlank } from '@website/content-model/lib/text/blanks.ts';
import { getWeeks } from '@website/content-model/lib/text/service-facts.ts';
import { listHomeSections } from '@website/content-model/routes.ts';
import type { Stat } from '@website/content-model/schemas/fields.ts';
import type { CategoryChip } from '@website/content-model/schemas/news.ts';
import type { ServicePage } from '@website/content-model/schemas/service.ts';
import { plateNames } from '@website/content-model/vocabulary.ts';
import { fillInDomain } from '../api/sdks.ts';
import type { AfterSending } from '../forms/delivery.ts';
import { findResults } from '../results/results.ts';

export { content };

/** The services, in the order of their plates. */
export const { services } = content;

/** Whether the home page can show when each service would be live: there are several, and all state their steps. */
export const hasPlanner =
  services.length > 1 &&
  getWeeks(services) !== undefined &&
  services.every((service) => service.page.process);

/** Whether the home page shows the planets. If not, no page mentions them. */
export const hasPlanets = content.home.services.planets && hasPlanner;

const { figure } = content.home.hero;

/**
 * The measured results of clients, if the home page begins with them. Like all functions below that copy texts, it is
 * called for each page: edit mode marks a text when a page reads it, and would not know a copy that is older.
 */
export const listHeroResults = () => (figure === 'quadrant' ? findResults(services) : []);

const [firstService, secondService] = services;

/** The engraving at the top of the home page: the chosen one, or that of the first service. The only service has its own below. */
export const heroPlate =
  figure === 'quadrant' && listHeroResults().length === 0
    ? secondService
      ? firstService?.icon
      : plateNames.find((name) => name !== firstService?.icon)
    : plateNames.find((name) => name === figure);

/** An engraving for the contact section, which the home page does not show above if there is one. */
export const contactPlate =
  plateNames.findLast(
    (name) => name !== heroPlate && services.every(({ icon }) => icon !== name),
  ) ?? 'bodies';

const [firstLetter = ''] = content.site.name;

/** The letter in the company's mark. Undefined if the mark is the orrery, or if the company has no name yet. */
export const initial = hasPlanets || hasBlank(firstLetter) ? undefined : firstLetter.toUpperCase();

/** The sections of the home page that the header and the footer link to. */
export const homeSections = listHomeSections(content);

/** What happens after a visitor has sent a message. The first step is the visitor's own, so it is left out. */
export function describeAfterSending(): AfterSending {
  const { guarantee, steps } = content.home.contact;
  return {
    next:
      steps?.slice(1).map(({ title, text }) => `${title} ${text}`) ??
      (guarantee ? [guarantee.text] : []),
    phone: content.site.phone,
    booking: content.site.booking,
  };
}

/** The texts of an optional page. Only the page itself may ask for them: there are none if it is left out. */
export function getPageWords<Name extends keyof typeof content>(name: Name) {
  const words = content[name];
  if (words === null) throw new Error(`There is no page of "${name}".`);
  return words as NonNullable<typeof words>;
}

/** The notes that tell how figures of the register were counted, in the order of the names. */
export const listFigureNotes = (names: readonly string[]) =>
  [...new Set(names)].flatMap((name, index) => {
    const figure = content.claims.figures[name];
    return figure ? [{ ...figure, id: `figure-${name}`, number: index + 1 }] : [];
  });

/** Figures of the register by their names. `noted` has the names of all figures with a note on the page. */
export const listStats = (
  names: readonly string[],
  { label = (title: string) => title, noted = names } = {},
): Stat[] => {
  const notes = listFigureNotes(noted);
  return listFigureNotes(names).map(({ value, title, id }) => ({
    value,
    label: label(title),
    note: notes.find((note) => note.id === id),
  }));
};

/** The headline figures of a service, and a note for each that has a basis. */
export const getHeadlineFigures = ({ figures }: ServicePage) => {
  const stats = figures.map(({ metric: value, description: title, ...basis }, index) => {
    const note = { ...basis, value, title, id: `figure-${index + 1}`, number: index + 1 };
    const hasMore = basis.cases ?? basis.period ?? basis.error ?? basis.proof;
    return { value, label: title, note: hasMore ? note : undefined };
  });
  return { stats, notes: stats.flatMap(({ note }) => note ?? []) };
};

/** The article that is shown large: the one that is featured, or else the newest. */
export const featuredArticle =
  content.articles.find(({ featured }) => featured) ?? content.articles[0];

export const otherArticles = content.articles.filter((article) => article !== featuredArticle);

/** The labels above the articles, with their counts. A company may leave out both. */
export const listCategoryChips = () =>
  countChips(
    content.categoryChips.length > 0 ? content.categoryChips : listCategories(),
    content.articles,
  );

function listCategories(): CategoryChip[] {
  const names = new Set(content.articles.map(({ category }) => category));
  return [
    { id: 'all', name: news.allCategories, active: true },
    ...Array.from(names, (name) => ({ id: name, name, active: false })),
  ];
}

/** The API document, with the server on the company's own domain. */
export const openApi = () => createPublicDocument(getPageWords('openApi'), content.site.domain);

/** The SDKs, each installed from the company's own domain. */
export const listSdks = () => fillInDomain(content.sdks, content.site.domain);
