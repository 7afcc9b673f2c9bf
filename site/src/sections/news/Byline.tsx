import { page } from 'virtual:labels';
import { dateInWords } from '../../lib/text/date-in-words.ts';
import { fill } from '../../lib/text/fill.ts';
import type { Article } from '../../schemas/article.ts';
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
