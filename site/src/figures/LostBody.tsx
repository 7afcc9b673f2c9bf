import engraving from './engraving.module.css';
import css from './LostBody.module.css';
import { RingOfMarks } from './RingOfMarks.tsx';

/** A planet that has left its orbit in a straight line. Decorative. */
export function LostBody() {
  return (
    <svg className={css.figure} viewBox="-220 -220 640 440" aria-hidden="true">
      {[70, 120, 170].map((orbit) => (
        <circle key={orbit} className={engraving.fine} r={orbit} />
      ))}
      <circle className={engraving.main} r="202" />
      <RingOfMarks radius={202} length={12} count={120} />
      {/* The planet left at the top of its orbit, where the arm still points, and then went
          straight on. */}
      <path className={css.track} d="M-120-120A170 170 0 0 1 0-170H340" />
      <circle className={css.gap} r="13" cy="-170" />
      <path className={engraving.main} d="M0-26V-157" />
      <circle className={engraving.dot} r="16" />
      <circle className={css.gap} r="26" />
      <circle className={css.ring} cx="358" cy="-170" r="18" />
      <circle className={css.body} cx="358" cy="-170" r="12" />
    </svg>
  );
}
