import css from '../Cover.module.css';
import engraving from '../engraving.module.css';

const { fine, main, dot, scale } = engraving;

/** Where each beat ends. */
const drawUsualBeat = (end: number) => `h8.4q4-10 8 0h3l2 4l4-52l4 59l3-11h5q7-26 14 0H${end}`;
const drawUnusualBeat = (end: number) => `h8.4l3 6q6-82 11-6q6 51 16 0H${end}`;

/** A pulse on ruled paper, with one beat that differs from the others. */
export function PulseCover() {
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
        d={`M-124 22${drawUsualBeat(-64)}${drawUnusualBeat(-4)}${[56, 116, 176].map(drawUsualBeat).join('')}`}
      />
      <path className={fine} d="M-64-40V-48H-4V-40" />
      <circle className={dot} cx="-34" cy="-48" r="2.5" />
    </>
  );
}
