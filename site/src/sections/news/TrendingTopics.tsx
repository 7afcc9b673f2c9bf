import type { News } from '../../schemas/news.ts';
import { Band } from '../../ui/Band.tsx';
import { ChipList } from '../../ui/ChipList.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './TrendingTopics.module.css';

/** Topics that are popular now. */
export function TrendingTopics({ words }: { words: News['topics'] }) {
  const { label, heading, items } = words;
  return (
    <Band height="low" labelledBy="topics-heading">
      <div className={css.columns}>
        <SectionHeading id="topics-heading" look="small" label={label} heading={heading} />
        <ChipList label={label} chips={items.map((name) => ({ name }))} />
      </div>
    </Band>
  );
}
