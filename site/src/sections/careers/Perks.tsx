import type { SectionHead } from '../../schemas/fields.ts';
import type { Perk } from '../../schemas/perk.ts';
import { Band } from '../../ui/Band.tsx';
import { IconList } from '../../ui/IconList.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

interface Props {
  copy: SectionHead;
  perks: readonly Perk[];
}

/** What everyone has besides the salary. */
export function Perks({ copy, perks }: Props) {
  return (
    <Band labelledBy="perks">
      <SectionHeading id="perks" {...copy} />
      <IconList items={perks} />
    </Band>
  );
}
