import content from 'virtual:content';
import { publishedDocument } from '../api/api-reference.ts';
import { publishedSdks } from '../api/sdks.ts';

export { content };

/** The services, ordered by plate number. */
export const services = content.services.toSorted((a, b) => a.plate - b.plate);

/** The one featured article, and the others in file order. */
export const [[featuredArticle], otherArticles] = [
  content.articles.filter(({ featured }) => featured),
  content.articles.filter(({ featured }) => !featured),
];

/** The API document, with the server on the company's own domain. */
export const openApi = publishedDocument(content.openApi, content.site.domain);

/** The SDKs, each installed from the company's own domain. */
export const sdks = publishedSdks(content.sdks, content.site.domain);
