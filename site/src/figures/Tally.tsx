import css from './Tally.module.css';

const pitch = 4;
const height = 13;
/** From the first stroke of a group of five to the first of the next. */
const groupWidth = 5.5 * pitch;

/** More strokes would be wider than a phone, and nobody would count them. */
const maxStrokes = 50;

/**
 * A count as tally marks: four strokes, and the fifth across them. Empty if there are too many.
 * Decorative.
 */
export function Tally({ count }: { count: number }) {
  const strokeCount = count > maxStrokes ? 0 : count;
  const strokes = Array.from({ length: strokeCount }, (_, index) => {
    const [groupStart, positionInGroup] = [Math.floor(index / 5) * groupWidth + 2, index % 5];
    return positionInGroup < 4
      ? `M${groupStart + positionInGroup * pitch} 1V${height - 1}`
      : `M${groupStart - 2} ${height - 3}L${groupStart + 3 * pitch + 2} 3`;
  });
  const last = Math.max(strokeCount - 1, 0);
  const width = Math.floor(last / 5) * groupWidth + Math.min(last % 5, 3) * pitch + 4;
  return (
    <svg className={css.tally} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path data-mark="count" d={strokes.join('')} />
    </svg>
  );
}
