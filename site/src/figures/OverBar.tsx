import { locale } from 'virtual:labels';
import engraving from './engraving.module.css';
import { round } from './geometry.ts';
import css from './OverBar.module.css';

const width = 114;
/** Half the width of the label "100%", which must not be cut off if the mark is near the edge. */
const halfLabel = 18;

interface Props {
  times: number;
  /** How many times the whole fits into the full width. The same for all bars in a group. */
  full: number;
}

/** A value above 100%, as a bar compared with the 100% mark. */
export function OverBar({ times, full }: Props) {
  const getX = (value: number) => round((value / full) * width);
  return (
    <svg className={css.bar} viewBox="-3 0 120 68" aria-hidden="true">
      <path className={css.value} data-mark="part" d={`M0 22H${getX(times)}`} />
      <path className={css.whole} data-mark="whole" d={`M0 36H${getX(1)}`} />
      <path className={css.limit} d={`M${getX(1)} 8V46`} />
      <path className={engraving.main} d={`M0 46H${width}`} />
      <text className={css.label} x={Math.max(getX(1), halfLabel)} y="64">
        {(1).toLocaleString(locale, { style: 'percent' })}
      </text>
    </svg>
  );
}
