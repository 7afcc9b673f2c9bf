import css from './ChangeBars.module.css';
import { percent } from './geometry.ts';

/** Two measurements of one quantity on the same scale: before at the top, after below it. */
export function ChangeBars({ before, after }: { before: number; after: number }) {
  const width = (value: number) => percent(value / Math.max(before, after));
  return (
    <svg className={css.bars} aria-hidden="true">
      <rect className={css.before} data-mark="before" width={width(before)} height="5" />
      <rect className={css.after} data-mark="after" y="8" width={width(after)} height="5" />
    </svg>
  );
}
