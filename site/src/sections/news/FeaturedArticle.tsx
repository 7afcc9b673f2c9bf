import { news as labels } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { getArticleRoute } from '@website/content-model/routes.ts';
import type { Article } from '@website/content-model/schemas/news.ts';
import type { WithPhoto } from '../../lib/pictures/pictures.ts';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { InkBand } from '../../ui/InkBand.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ProofLink } from '../../ui/ProofLink.tsx';
import { ArticleCover } from './ArticleCover.tsx';
import { Byline } from './Byline.tsx';
import css from './FeaturedArticle.module.css';

interface Props {
  article: WithPhoto<Article>;
  /** How many articles this page lists, including this one, and how many there are in total. */
  listed: number;
  total: number;
  /** Whether the page has a section for the others. */
  hasOthers: boolean;
}

/** The one article that is shown large, its cover to the edge, and a link to the others. */
export function FeaturedArticle({ article, listed, total, hasOthers }: Props) {
  const { id, category, excerpt } = article;
  return (
    <InkBand height="none" label={labels.featured}>
      <article id={id} className={css.article}>
        <ArticleCover article={article} isLarge />
        <div className={css.words}>
          <Eyebrow>{fill(labels.featuredIn, { category })}</Eyebrow>
          <h2>
            <a href={getArticleRoute(id)}>{article.title}</a>
          </h2>
          <p>
            {excerpt}
            <ProofLink proof={article.proof} />
          </p>
          <Byline {...article} />
        </div>
      </article>
      {hasOthers ? (
        <div className={css.others}>
          <p>
            {fill(listed === 1 ? labels.listed.one : labels.listed.other, {
              count: listed,
              total,
              below: listed - 1,
            })}
          </p>
          <LinkButton href="#articles" variant="outline">
            {labels.all}
          </LinkButton>
        </div>
      ) : (
        // The article is hidden until something follows it.
        <span hidden />
      )}
    </InkBand>
  );
}
