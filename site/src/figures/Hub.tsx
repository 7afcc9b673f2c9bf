import engraving from './engraving.module.css';
import css from './Hub.module.css';
import { RingOfMarks } from './RingOfMarks.tsx';

/** The toothed wheel on which the arms of an instrument turn. */
export function Hub() {
  return (
    <g className={css.hub}>
      <circle r="29" />
      <RingOfMarks radius={29} length={6} count={16} width={0.45} />
      <circle className={engraving.dot} r="20" />
      <circle className={css.pin} r="4" />
    </g>
  );
}
