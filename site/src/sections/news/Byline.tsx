import { news, page } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Article } from '@website/content-model/schemas/news.ts';
import { formatDate } from '../../lib/text/date-in-words.ts';
import css from './Byline.module.css';

/** Who wrote an article, when, how long it takes to read, and whether one has to ask for it. */
export function Byline({ author, date, readTime, href }: Article) {
  return (
    <p className={css.byline}>
      <span>{author}</span> <time dateTime={date}>{formatDate(date)}</time>{' '}
      <span>{fill(href ? page.readTime : news.byEmail, { minutes: readTime })}</span>
    </p>
  );
}
