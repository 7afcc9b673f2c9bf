import type { CategoryChip } from '../../schemas/category-chip.ts';
import type { PageHead } from '../../schemas/fields.ts';
import { ChipList } from '../../ui/ChipList.tsx';
import { PageHeader } from '../PageHeader.tsx';

interface Props {
  words: PageHead;
  chips: readonly CategoryChip[];
}

/** What the page is about, and how many articles each category has. */
export function NewsHeader({ words, chips }: Props) {
  return (
    <PageHeader
      trail={[{ label: words.title, href: '/news' }]}
      heading={words.heading}
      lede={words.lede}
    >
      <ChipList
        label="Articles by category"
        chips={chips.map(({ name, count, active }) => ({ name, count, current: active }))}
      />
    </PageHeader>
  );
}
