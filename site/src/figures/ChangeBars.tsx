import css from './ChangeBars.module.css';
import { round } from './geometry.ts';

/** Two readings of one quantity: before above, after below, on the same scale. */
export function ChangeBars({ before, after }: { before: number; after: number }) {
  const percent = (value: number) => `${round((100 * value) / Math.max(before, after), 2)}%`;
  return (
    <svg className={css.bars} aria-hidden="true">
      <rect className={css.before} data-mark="before" width={percent(before)} height="5" />
      <rect className={css.after} data-mark="after" y="8" width={percent(after)} height="5" />
    </svg>
  );
}
