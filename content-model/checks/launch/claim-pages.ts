import { type CollectionName, type Content, collections } from '../../collections.ts';
import { getArticleRoute, getGuideRoute, listRoutes } from '../../routes.ts';
import type { PlaceholderUse } from '../content/resolve-placeholders.ts';
import { listFigureNames } from '../content/rules/claims.ts';

/** The claims that pages show by themselves, without a name in a text. */
const claimsOfPages: Readonly<Record<string, readonly string[]>> = {
  '/careers': ['open-positions'],
  '/cookies': ['answer-on-privacy'],
  '/privacy': ['answer-on-privacy'],
  '/terms': ['answer-on-law'],
};

/** The pages that show each claim, by its name: a text has its placeholder, or a list of figures names it. */
export function findClaimPages(
  content: Content,
  placeholders: readonly PlaceholderUse[],
): Map<string, string[]> {
  const pagesByClaim = new Map<string, string[]>();
  const routes = listRoutes(content);
  const add = (claim: string, pages: readonly string[]) => {
    const all = [...pages, ...(pagesByClaim.get(claim) ?? [])];
    pagesByClaim.set(
      claim,
      routes.filter((route) => all.includes(route)),
    );
  };
  for (const { at, name } of listFigureNames(content)) add(name, listPages(at[0], '', content));
  // The section of all figures.
  if (content.team?.figures)
    for (const name of Object.keys(content.claims.figures)) add(name, ['/team']);
  for (const [page, claims] of Object.entries(claimsOfPages))
    for (const claim of claims) add(claim, [page]);
  const [inClaims = [], inPages = []] = [true, false].map((isInClaims) =>
    placeholders.filter(({ collection }) => (collection === 'claims') === isInClaims),
  );
  const readClaim = (name: string) => name.replace(/\..*/, '');
  for (const { name, collection, id } of inPages)
    add(readClaim(name), listPages(collection, id, content));
  // A claim in the meaning of another one is wherever that one is.
  for (const { name, path } of inClaims) add(readClaim(name), pagesByClaim.get(`${path[1]}`) ?? []);
  return pagesByClaim;
}

/** The pages that show the texts of a collection, or of one of its files. */
function listPages(collection: CollectionName, id: string, content: Content): string[] {
  switch (collection) {
    case 'services':
      return [`/${id}`];
    case 'articles':
      return [getArticleRoute(id)];
    case 'guides':
      return [getGuideRoute(id)];
    case 'privacy':
    case 'terms':
      return [`/${collection}`];
    case 'engagement':
      return content.services.map(({ route }) => route);
    case 'site':
      return listRoutes(content);
    default:
      return [collections[collection].page ?? '/'];
  }
}
