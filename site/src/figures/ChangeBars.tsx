import css from './ChangeBars.module.css';
import { percent } from './geometry.ts';

/** Two readings of one quantity: before above, after below, on the same scale. */
export function ChangeBars({ before, after }: { before: number; after: number }) {
  const width = (value: number) => percent(value / Math.max(before, after));
  return (
    <svg className={css.bars} aria-hidden="true">
      <rect className={css.before} data-mark="before" width={width(before)} height="5" />
      <rect className={css.after} data-mark="after" y="8" width={width(after)} height="5" />
    </svg>
  );
}
