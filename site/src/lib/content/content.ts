import content from 'virtual:content';
import { publishedDocument } from '../api/api-reference.ts';
import { publishedSdks } from '../api/sdks.ts';

export { content };

/** The services in the order of their plates. */
export const services = content.services.toSorted((a, b) => a.plate - b.plate);

/** The one article that is shown large, and the others in the order of their file. */
export const [[featuredArticle], otherArticles] = [
  content.articles.filter(({ featured }) => featured),
  content.articles.filter(({ featured }) => !featured),
];

/** The API's document, with the server at the company's own domain. */
export const openApi = publishedDocument(content.openApi, content.site.domain);

/** The SDKs, each installed from the company's own domain. */
export const sdks = publishedSdks(content.sdks, content.site.domain);
