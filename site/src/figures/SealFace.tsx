import engraving from './engraving.module.css';
import { RingOfMarks } from './RingOfMarks.tsx';
import css from './SealFace.module.css';
import { sealShape } from './seal.ts';

/** A person's seal, 62 units wide and centered on the origin, as part of a larger drawing. */
export function SealFace({ name }: { name: string }) {
  const { initials, outer, inner, turn } = sealShape(name);
  return (
    <>
      <circle className={engraving.main} r="31" />
      <RingOfMarks radius={25.5} length={4} count={outer} width={0.2} />
      <RingOfMarks radius={21} length={2.5} count={inner} width={0.5} turn={turn} />
      <text className={css.initials} y="6">
        {initials}
      </text>
    </>
  );
}
