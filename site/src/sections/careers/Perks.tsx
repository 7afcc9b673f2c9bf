import type { Perk } from '@website/content-model/schemas/careers.ts';
import type { SectionHead } from '@website/content-model/schemas/fields.ts';
import { Band } from '../../ui/Band.tsx';
import { IconList } from '../../ui/IconList.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

interface Props {
  words: SectionHead;
  perks: readonly Perk[];
}

/** What every employee gets besides the salary. */
export function Perks({ words, perks }: Props) {
  return (
    <Band labelledBy="perks">
      <SectionHeading id="perks" look="small" {...words} />
      <IconList items={perks} />
    </Band>
  );
}
