import { docs as labels, page } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { countMinutes } from '@website/content-model/lib/text/reading-time.ts';
import { getGuideRoute } from '@website/content-model/routes.ts';
import type { Docs } from '@website/content-model/schemas/docs.ts';
import type { GuideSection } from '../../lib/docs/guide-sections.ts';
import type { Tone } from '../../lib/page/tones.ts';
import { formatCount } from '../../lib/text/number-words.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './PopularArticles.module.css';

interface Props {
  words: NonNullable<Docs['popular']>;
  sections: readonly GuideSection[];
  tone?: Tone | undefined;
}

/** The most-read guides, as a ranking: what one learns is in the list of all guides. */
export function PopularArticles({ words, sections, tone = 'sunk' }: Props) {
  const all = sections.flatMap(({ title: category, guides }) =>
    guides.map((guide) => ({ ...guide, category })),
  );
  const popular = words.items.map(({ id, views }) => {
    const guide = all.find((one) => one.id === id);
    if (!guide) throw new Error(`docs.yaml: there is no guide "${id}"`);
    return { ...guide, views };
  });
  return (
    <div data-search-yields="">
      <Band height="low" tone={tone} labelledBy="popular">
        <SectionHeading id="popular" look="small" {...words} />
        <ol className={css.articles}>
          {popular.map(({ id, title, category, text, views }) => (
            <li key={id}>
              <h3>
                <a href={getGuideRoute(id)}>{title}</a>
              </h3>
              <p>
                <span>{category}</span>{' '}
                <span>{fill(page.readTime, { minutes: countMinutes(text) })}</span>
                {views !== undefined && (
                  <>
                    {' '}
                    <span>{formatCount(labels.views, views)}</span>
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
      </Band>
    </div>
  );
}
