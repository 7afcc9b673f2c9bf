import type { News } from '@website/content-model/schemas/news.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './TrendingTopics.module.css';

/** Topics that are popular now, as one running line. */
export function TrendingTopics({ words }: { words: NonNullable<News['topics']> }) {
  const { label, heading, items } = words;
  return (
    <Band tone="sunk" height="low" labelledBy="topics-heading">
      <SectionHeading id="topics-heading" look="small" label={label} heading={heading} />
      <ul className={css.topics} aria-label={label}>
        {items.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Band>
  );
}
