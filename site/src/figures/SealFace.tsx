import css from './SealFace.module.css';
import { sealOf } from './seal.ts';

/** A person's seal, 62 units wide and centered on the origin, as part of a larger drawing. */
export function SealFace({ name }: { name: string }) {
  const { initials, size, shapes } = sealOf(name);
  return (
    <>
      {shapes.map((shape, index) =>
        shape.d === undefined ? <circle key={index} {...shape} /> : <path key={index} {...shape} />,
      )}
      <text className={css.initials} y="5.5" transform={size === 1 ? undefined : `scale(${size})`}>
        {initials}
      </text>
    </>
  );
}
