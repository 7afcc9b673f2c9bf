import { docs as labels, page } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Docs } from '@website/content-model/schemas/docs.ts';
import type { Tone } from '../../lib/page/tones.ts';
import { counted } from '../../lib/text/number-words.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './PopularArticles.module.css';

/** The most-read articles. Each links to its entry on this page. */
export function PopularArticles({
  words,
  tone = 'sunk',
}: {
  words: NonNullable<Docs['popular']>;
  tone?: Tone | undefined;
}) {
  return (
    <div data-search-group={words.label}>
      <Band height="low" tone={tone} labelledBy="popular">
        <SectionHeading id="popular" look="small" {...words} />
        <ol className={css.articles}>
          {words.items.map(({ id, title, category, readTime, views }) => (
            <li key={id} data-search-item={id}>
              <h3>
                <a href={`#${id}`}>{title}</a>
              </h3>
              <p>{category}</p>
              <p>{fill(page.readTime, { minutes: readTime })}</p>
              <p>{counted(labels.views, views)}</p>
            </li>
          ))}
        </ol>
      </Band>
    </div>
  );
}
