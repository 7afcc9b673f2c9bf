import { news as labels } from 'virtual:labels';
import type { PageHead } from '@website/content-model/schemas/fields.ts';
import type { CountedChip } from '@website/content-model/schemas/news.ts';
import { Tally } from '../../figures/Tally.tsx';
import { ChipList } from '../../ui/ChipList.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { PageHeader } from '../PageHeader.tsx';
import css from './NewsHeader.module.css';

interface Props {
  words: PageHead;
  chips: readonly CountedChip[];
}

/** What the page is about, and a tally of the articles in each category. */
export function NewsHeader({ words, chips }: Props) {
  return (
    <PageHeader words={words} path="/news">
      <div className={css.chips}>
        <ChipList
          label={labels.byCategory}
          chips={chips.map(({ id, name, count, active }) => ({
            id,
            isCurrent: active,
            content: (
              <>
                {name} {count}
                {active && <VisuallyHidden>, {labels.active}</VisuallyHidden>}
                <Tally count={count} />
              </>
            ),
          }))}
        />
      </div>
    </PageHeader>
  );
}
