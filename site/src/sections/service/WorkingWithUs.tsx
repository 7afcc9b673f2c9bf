import { service as labels } from 'virtual:labels';
import { columnsOf } from '../../lib/page/columns.ts';
import type { Engagement } from '../../schemas/engagement.ts';
import type { ServicePage } from '../../schemas/service-page.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './WorkingWithUs.module.css';

interface Props {
  engagement: ServicePage['engagement'];
  /** The answers that are the same for every service. */
  shared: Engagement;
}

/** What a buyer asks before writing to us: price, people, ownership, warranty. */
export function WorkingWithUs({ engagement, shared }: Props) {
  const { heading, lede, price, team, supply } = engagement;
  const rows = [
    { label: labels.price, text: price },
    { label: labels.team, text: team },
    { label: labels.supply, text: supply },
    ...shared.rows,
  ];
  return (
    <Band tone="sunk" labelledBy="engagement">
      <SectionHeading id="engagement" label={labels.engagement} heading={heading} lede={lede} />
      <dl className={css.rows} data-columns={columnsOf(rows, 3)}>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
