import content from 'virtual:content';
import type { Stat } from '../../schemas/fields.ts';
import { publishedDocument } from '../api/api-reference.ts';
import { publishedSdks } from '../api/sdks.ts';

export { content };

/** The services, ordered by plate number. */
export const services = content.services.toSorted((a, b) => a.plate - b.plate);

/** Figures of the register by their names, with their titles as labels. */
export const statsOf = (names: readonly string[], label = (title: string) => title): Stat[] =>
  names.flatMap((name) => {
    const figure = content.claims.figures[name];
    return figure ? [{ value: figure.value, label: label(figure.title) }] : [];
  });

/** The one featured article, and the others in file order. */
export const [[featuredArticle], otherArticles] = [
  content.articles.filter(({ featured }) => featured),
  content.articles.filter(({ featured }) => !featured),
];

/** The API document, with the server on the company's own domain. */
export const openApi = publishedDocument(content.openApi, content.site.domain);

/** The SDKs, each installed from the company's own domain. */
export const sdks = publishedSdks(content.sdks, content.site.domain);
