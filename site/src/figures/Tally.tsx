import css from './Tally.module.css';

const pitch = 4;
const height = 13;
/** From the first stroke of a group of five to the first of the next. */
const group = 5.5 * pitch;

/** More would be wider than a phone, and nobody counts them. */
const most = 50;

/**
 * A count as tally marks: four strokes, and the fifth across them. Empty if there are too many.
 * Decorative.
 */
export function Tally({ count }: { count: number }) {
  const drawn = count > most ? 0 : count;
  const strokes = Array.from({ length: drawn }, (_, index) => {
    const [start, place] = [Math.floor(index / 5) * group + 2, index % 5];
    return place < 4
      ? `M${start + place * pitch} 1V${height - 1}`
      : `M${start - 2} ${height - 3}L${start + 3 * pitch + 2} 3`;
  });
  const last = Math.max(drawn - 1, 0);
  const width = Math.floor(last / 5) * group + Math.min(last % 5, 3) * pitch + 4;
  return (
    <svg className={css.tally} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path data-mark="count" d={strokes.join('')} />
    </svg>
  );
}
