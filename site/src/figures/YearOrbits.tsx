import engraving from './engraving.module.css';
import { arc, onDial, round } from './geometry.ts';
import { numbersOn, roundScale } from './round-scale.ts';
import { SealFace } from './SealFace.tsx';
import css from './YearOrbits.module.css';

interface Props {
  people: readonly { name: string; years: number }[];
}

const rim = 104;
/** The radius of a seal, and the largest scale at which it is drawn here. */
const [sealRadius, largestSeal] = [31, 0.42] as const;
const half = (radius: number) => arc(radius, -90, 90);

/** People as planets on their orbits: the distance from the center is their years of experience. */
export function YearOrbits({ people }: Props) {
  const scale = roundScale(Math.max(1, ...people.map(({ years }) => years)), 5, 8);
  const full = scale.end;
  const radius = (years: number) => round((years / full) * rim);
  const step = 148 / Math.max(people.length - 1, 1);
  const bodies = people.map(({ name, years }, index) => {
    const at = (index - (people.length - 1) / 2) * step;
    return { name, orbit: radius(years), place: onDial(radius(years), at) };
  });
  // If people are close together, draw all seals smaller, so that none covers another.
  const gaps = bodies.flatMap(({ place: [x, y] }, index) =>
    bodies.slice(index + 1).map(({ place }) => Math.hypot(x - place[0], y - place[1])),
  );
  const size = round(Math.min(largestSeal, ...gaps.map((gap) => gap / (2 * sealRadius))), 2);
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
      {numbersOn(scale).map((years) => (
        <text key={years} className={css.year} x={radius(years)} y="15">
          {years}
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
          transform={`translate(${x} ${y})scale(${size})`}
        >
          <SealFace name={name} />
        </g>
      ))}
      <circle className={engraving.dot} data-mark="center" r="5" />
    </svg>
  );
}
