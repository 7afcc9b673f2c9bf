import type { Article } from '../../schemas/article.ts';

/** The title of an article. It is a link if the whole article can be read somewhere. */
export function ArticleTitle({ title, href }: Pick<Article, 'title' | 'href'>) {
  return href === undefined ? (
    title
  ) : (
    <a href={href} rel="noopener">
      {title}
    </a>
  );
}
