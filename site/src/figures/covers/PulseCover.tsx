import css from '../Cover.module.css';
import engraving from '../engraving.module.css';
import { round } from '../geometry.ts';
import type { PulseTrace } from './cover-shape.ts';

const { fine, main, dot, scale } = engraving;

/** The baseline of the trace, and where its first beat begins. */
const [rest, begin] = [22, -124] as const;

/** A pulse on ruled paper, with one beat that differs from the others. */
export function PulseCover({ beat, heights: [first, peak, dip, last], odd }: PulseTrace) {
  const usual = `h${round(beat * 0.14)}q4-${first} 8 0h3l2 4l4-${peak}l4 ${peak + dip - 4}l3-${dip}h5q7-${2 * last} 14 0H`;
  const unlike = `h${round(beat * 0.14)}l3 6q6-${peak + 30} 11-6q6 ${dip + 40} 16 0H`;
  const count = Math.ceil(250 / beat);
  const starts = Array.from({ length: count }, (_, index) => begin + index * beat);
  const at = begin + odd * beat;
  return (
    <>
      <path className={css.grid} d="M-120 0H120" strokeWidth="120" strokeDasharray=".4 5.6" />
      <path className={css.grid} d="M0-60V60" strokeWidth="240" strokeDasharray=".4 5.6" />
      <path className={fine} d="M-120-60H120M-120 60H120" />
      <path
        className={scale}
        d="M-120-63H120M-120 63H120"
        strokeWidth="6"
        strokeDasharray=".4 5.6"
      />
      <path
        className={main}
        d={`M${begin} ${rest}${starts.map((from, index) => `${index === odd ? unlike : usual}${from + beat}`).join('')}`}
      />
      <path className={fine} d={`M${at}-40V-48H${at + beat}V-40`} />
      <circle className={dot} cx={at + beat / 2} cy="-48" r="2.5" />
    </>
  );
}
