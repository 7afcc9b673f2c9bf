import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { publishedDocument } from '../api/api-reference.ts';

type Data<Name extends CollectionKey> = CollectionEntry<Name>['data'];

/** The records of a collection, in the order of its file. */
export async function getList<Name extends CollectionKey>(name: Name): Promise<Data<Name>[]> {
  const entries = await getCollection(name);
  return entries.map((entry) => entry.data);
}

/** The one record of a collection that has only one, such as the company's. */
export async function getRecord<Name extends CollectionKey>(name: Name): Promise<Data<Name>> {
  const [only] = await getList(name);
  if (only === undefined) throw new Error(`The content file for "${name}" is missing or empty`);
  return only;
}

/** The services in the order of their plates. */
export async function getServices(): Promise<Data<'services'>[]> {
  return (await getList('services')).sort((a, b) => a.plate - b.plate);
}

/** The one article that is shown large, and the others in the order of their file. */
export async function getArticles(): Promise<{
  featured: Data<'articles'>;
  others: Data<'articles'>[];
}> {
  const articles = await getList('articles');
  const [featured, second] = articles.filter((article) => article.featured);
  if (featured === undefined || second !== undefined) {
    throw new Error('articles.yaml: exactly one article must be featured');
  }
  return { featured, others: articles.filter((article) => article !== featured) };
}

/** The API's document, with the server at the company's own domain. */
export async function getOpenApi() {
  return publishedDocument(await getRecord('openApi'), (await getRecord('site')).domain);
}
