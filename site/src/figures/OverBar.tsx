import engraving from './engraving.module.css';
import { round } from './geometry.ts';
import css from './OverBar.module.css';

/** The drawing ends at 300%, so that bars on different pages can be compared. */
const full = 3;
const width = 114;

/** More than the whole, as a bar against the mark of 100%. */
export function OverBar({ times }: { times: number }) {
  const at = (value: number) => round((value / full) * width);
  return (
    <svg className={css.bar} viewBox="-3 0 120 68" aria-hidden="true">
      <path className={css.value} data-mark="part" d={`M0 22H${at(times)}`} />
      <path className={css.whole} data-mark="whole" d={`M0 36H${at(1)}`} />
      <path className={css.limit} d={`M${at(1)} 8V46`} />
      <path className={engraving.main} d={`M0 46H${width}`} />
      <text className={css.label} x={at(1)} y="64">
        100%
      </text>
    </svg>
  );
}
