import { news as labels } from 'virtual:labels';
import { getArticleRoute } from '@website/content-model/routes.ts';
import type { SectionHead } from '@website/content-model/schemas/fields.ts';
import type { Article } from '@website/content-model/schemas/news.ts';
import type { WithPhoto } from '../../lib/pictures/pictures.ts';
import { Band } from '../../ui/Band.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { ProofLink } from '../../ui/ProofLink.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { ArticleCover } from './ArticleCover.tsx';
import css from './Articles.module.css';
import { Byline } from './Byline.tsx';

interface Props {
  words: SectionHead;
  articles: readonly WithPhoto<Article>[];
}

/** The articles that are not featured, each below its cover. */
export function Articles({ words, articles }: Props) {
  return (
    <Band id="articles" height="high" labelledBy="articles-heading">
      <SectionHeading id="articles-heading" look="beside" {...words} />
      {articles.length === 0 ? (
        <p>{labels.none}</p>
      ) : (
        <Grid most={3} columns={articles.length === 1 ? 2 : undefined} className={css.articles}>
          {articles.map((article) => (
            <li key={article.id}>
              <article id={article.id}>
                <ArticleCover article={article} />
                <Eyebrow>{article.category}</Eyebrow>
                <h3>
                  <a href={getArticleRoute(article.id)}>{article.title}</a>
                </h3>
                <p>
                  {article.excerpt}
                  <ProofLink proof={article.proof} />
                </p>
                <Byline {...article} />
              </article>
            </li>
          ))}
        </Grid>
      )}
    </Band>
  );
}
