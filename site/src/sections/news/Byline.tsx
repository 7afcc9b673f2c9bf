import { page } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Article } from '@website/content-model/schemas/article.ts';
import { dateInWords } from '../../lib/text/date-in-words.ts';
import css from './Byline.module.css';

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ author, date, readTime }: Pick<Article, 'author' | 'date' | 'readTime'>) {
  return (
    <p className={css.byline}>
      <span>{author}</span> <time dateTime={date}>{dateInWords(date)}</time>{' '}
      <span>{fill(page.readTime, { minutes: readTime })}</span>
    </p>
  );
}
