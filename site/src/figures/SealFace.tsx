import { Around } from './Around.tsx';
import css from './SealFace.module.css';
import { createSeal } from './seal.ts';

/** A person's seal, 62 units wide and centered on the origin, as part of a larger drawing. */
export function SealFace({ name, isRim = false }: { name: string; isRim?: boolean }) {
  const { initials, size, rings, path } = createSeal(name);
  return (
    <>
      {rings.map((ring, index) => (
        <circle key={index} {...ring} />
      ))}
      {!isRim && (
        <>
          <Around {...path} vectorEffect="non-scaling-stroke" />
          <text
            className={css.initials}
            y="5.5"
            transform={size === 1 ? undefined : `scale(${size})`}
          >
            {initials}
          </text>
        </>
      )}
    </>
  );
}
