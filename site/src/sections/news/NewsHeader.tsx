import type { CategoryChip } from '../../schemas/category-chip.ts';
import type { PageHead } from '../../schemas/fields.ts';
import { ChipList } from '../../ui/ChipList.tsx';
import { PageHeader } from '../PageHeader.tsx';

interface Props {
  copy: PageHead;
  chips: readonly CategoryChip[];
}

/** What the page is, and what there is to read, by category. */
export function NewsHeader({ copy, chips }: Props) {
  return (
    <PageHeader
      trail={[{ label: copy.title, href: '/news' }]}
      heading={copy.heading}
      lede={copy.lede}
    >
      <ChipList
        label="Articles by category"
        chips={chips.map(({ name, count, active }) => ({ name, count, current: active }))}
      />
    </PageHeader>
  );
}
