import engraving from './engraving.module.css';
import { onDial, round } from './geometry.ts';
import { SealFace } from './SealFace.tsx';
import css from './YearOrbits.module.css';

interface Props {
  people: readonly { name: string; years: number }[];
}

const rim = 104;
const half = (radius: number) => `M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`;

/** People as bodies on their orbits: the distance from the center is their years at work. */
export function YearOrbits({ people }: Props) {
  // Whole fives, and room for the seal of the one who is farthest out.
  const full = 5 * Math.ceil(Math.max(...people.map(({ years }) => years)) / 5);
  const radius = (years: number) => round((years / full) * rim);
  const step = 148 / Math.max(people.length - 1, 1);
  const bodies = people.map(({ name, years }, index) => {
    const at = (index - (people.length - 1) / 2) * step;
    return { name, orbit: radius(years), place: onDial(radius(years), at) };
  });
  return (
    <svg className={css.figure} viewBox="-112 -116 224 134" aria-hidden="true">
      {bodies.map(({ name, orbit }) => (
        <path key={name} className={engraving.fine} d={half(orbit)} />
      ))}
      <path className={engraving.main} d={`${half(rim)}M${-rim} 0H${rim}`} />
      <path
        className={engraving.scale}
        d={half(rim + 2.5)}
        strokeWidth="5"
        pathLength="90"
        strokeDasharray=".1 .9"
      />
      <path
        className={engraving.scale}
        d={`M${-rim} 2.5H${rim}`}
        strokeWidth="5"
        pathLength={full * 2}
        strokeDasharray=".1 .9"
      />
      {Array.from({ length: full / 5 + 1 }, (_, index) => (
        <text key={index} className={css.year} x={radius(index * 5)} y="15">
          {index * 5}
        </text>
      ))}
      {bodies.map(({ name, place: [x, y] }) => (
        <path key={name} className={engraving.main} d={`M0 0L${x} ${y}`} />
      ))}
      {bodies.map(({ name, place: [x, y] }) => (
        <g
          key={name}
          className={css.body}
          data-mark={name}
          transform={`translate(${x} ${y})scale(.42)`}
        >
          <SealFace name={name} />
        </g>
      ))}
      <circle className={engraving.dot} data-mark="center" r="5" />
    </svg>
  );
}
