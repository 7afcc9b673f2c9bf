import { getArticleRoute } from '@website/content-model/routes.ts';
import type { Article } from '@website/content-model/schemas/news.ts';
import { Cover } from '../../figures/Cover.tsx';
import type { Neighbor } from '../Neighbors.tsx';

/** An article as one that the reader can go on to, with its cover. */
export const describeNeighbor = (
  label: string,
  { id, title, category, cover }: Article,
): Neighbor => ({
  label,
  title,
  href: getArticleRoute(id),
  drawing: <Cover id={id} category={category} cover={cover} />,
});
