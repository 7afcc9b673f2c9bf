import css from './SealFace.module.css';
import { type SealShape, sealOf } from './seal.ts';

/** A person's seal, 62 units wide and centered on the origin, as part of a larger drawing. */
export function SealFace({ name, lines }: { name: string; lines?: string | undefined }) {
  const { initials, size, shapes } = sealOf(name);
  return (
    <>
      {lines === undefined ? <SealLines shapes={shapes} /> : <use href={lines} />}
      <text className={css.initials} y="5.5" transform={size === 1 ? undefined : `scale(${size})`}>
        {initials}
      </text>
    </>
  );
}

/** The lines of a seal without its initials. */
export function SealLines({ shapes }: { shapes: readonly SealShape[] }) {
  return shapes.map((shape, index) =>
    shape.d === undefined ? <circle key={index} {...shape} /> : <path key={index} {...shape} />,
  );
}
