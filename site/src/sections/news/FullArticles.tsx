import { news } from 'virtual:labels';
import type { Site } from '@website/content-model/schemas/site.ts';
import type { FullArticle } from '../../lib/content/content.ts';
import { Band } from '../../ui/Band.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Blocks } from '../legal/Blocks.tsx';
import { Byline } from './Byline.tsx';
import css from './FullArticles.module.css';

/** The articles whose text is here. Each opens in place, or by a link to it. */
export function FullArticles({ articles, site }: { articles: readonly FullArticle[]; site: Site }) {
  const written = articles.filter(({ text }) => text !== undefined);
  if (written.length === 0) return null;
  return (
    <Band height="low" labelledBy="full-texts">
      <h2 id="full-texts" className={css.heading}>
        {news.fullTexts}
      </h2>
      {written.map(({ text = [], ...article }) => (
        <Disclosure key={article.id} id={article.id} summary={<h3>{article.title}</h3>}>
          <article className={css.article}>
            <Byline {...article} />
            {text.map((block, index) =>
              'heading' in block ? (
                <h4 key={index}>{block.heading}</h4>
              ) : (
                <Blocks key={index} blocks={[block]} site={site} numbers={new Map()} />
              ),
            )}
          </article>
        </Disclosure>
      ))}
    </Band>
  );
}
