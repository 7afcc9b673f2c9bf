import type { News } from '@website/content-model/schemas/news.ts';
import { Band } from '../../ui/Band.tsx';
import { ChipList } from '../../ui/ChipList.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

/** Topics that are popular now. */
export function TrendingTopics({ words }: { words: NonNullable<News['topics']> }) {
  const { label, heading, items } = words;
  return (
    <Band tone="sunk" height="low" labelledBy="topics-heading">
      <SectionHeading id="topics-heading" look="small" label={label} heading={heading} />
      <ChipList label={label} chips={items.map((name) => ({ id: name, content: name }))} />
    </Band>
  );
}
