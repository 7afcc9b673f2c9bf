import { page } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { countMinutes } from '@website/content-model/lib/text/reading-time.ts';
import type { Article } from '@website/content-model/schemas/news.ts';
import { formatDate } from '../../lib/text/date-in-words.ts';
import css from './Byline.module.css';

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ author, date, text }: Article) {
  return (
    <p className={css.byline}>
      <span>{author}</span> <time dateTime={date}>{formatDate(date)}</time>{' '}
      <span>{fill(page.readTime, { minutes: countMinutes(text) })}</span>
    </p>
  );
}
