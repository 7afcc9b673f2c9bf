import engraving from './engraving.module.css';
import { arc, onDial, type Point, round } from './geometry.ts';
import { createRoundScale, listNumbers } from './round-scale.ts';
import { SealFace } from './SealFace.tsx';
import css from './YearOrbits.module.css';

interface Props {
  people: readonly {
    name: string;
    years: number;
    label: string;
    href: string;
    /** The URL of a square photograph. */
    photo?: string | undefined;
  }[];
}

const rim = 500;
/** The radius of a seal, and the largest scale at which it is drawn here. */
const [sealRadius, largestSeal] = [31, 1.4] as const;
/** The least distance between two seals, in diameters. */
const minDistance = 1.4;
type Anchor = 'start' | 'middle' | 'end';

const drawHalfCircle = (radius: number) => arc(radius, -90, 90);

/** Places a label further out than its seal, or beside the seal if the rim is too close. */
function placeLabel(
  orbit: number,
  angle: number,
  size: number,
): { anchor: Anchor; position: Point } {
  const anchor = angle < 0 ? 'end' : 'start';
  const [x, y] = onDial(orbit, angle);
  // Near the rim, on the inner side.
  if (Math.abs(angle) >= 25 && orbit > 0.85 * rim) {
    const side = Math.sign(angle);
    return { anchor: angle < 0 ? 'start' : 'end', position: [x - side * (size + 14), y - 8] };
  }
  if (Math.abs(angle) >= 25) {
    const [outX, outY] = onDial(orbit + size + 20, angle);
    return { anchor, position: [outX, outY - 4] };
  }
  if (orbit + size + 60 > rim) {
    return { anchor, position: [x + Math.sign(angle || 1) * (size + 14), y] };
  }
  const [outX, outY] = onDial(orbit + size + 14, angle);
  return { anchor: 'middle', position: [outX, outY - 20] };
}

/**
 * People as planets on their orbits, each with a photograph in the rim of a seal, or the whole seal.
 * The distance from the center is their years of experience. A click on one leads to the person. Hidden from assistive technology: the list next to it has the
 * same links as text.
 */
export function YearOrbits({ people }: Props) {
  // The rim is further out than anyone, so that there is room for a label.
  const mostYears = Math.max(1, ...people.map(({ years }) => years));
  const scale = createRoundScale(mostYears * 1.15, 5, 8);
  const getOrbit = (years: number) => round((years / scale.end) * rim);
  const step = 148 / Math.max(people.length - 1, 1);
  const bodies = people.map(({ years, ...person }, index) => {
    const angle = (index - (people.length - 1) / 2) * step;
    const orbit = getOrbit(years);
    return { ...person, angle, orbit, position: onDial(orbit, angle) };
  });
  // If people are close together, draw all seals smaller, so that none covers another.
  const gaps = bodies.flatMap(({ position: [x, y] }, index) =>
    bodies.slice(index + 1).map(({ position }) => Math.hypot(x - position[0], y - position[1])),
  );
  const largestFitting = Math.min(...gaps) / (2 * sealRadius * minDistance);
  const size = round(Math.min(largestSeal, largestFitting), 2);
  return (
    <svg className={css.figure} viewBox="-530 -530 1060 570" aria-hidden="true">
      {bodies.map(({ name, orbit }) => (
        <path key={name} className={engraving.fine} d={drawHalfCircle(orbit)} />
      ))}
      <path
        className={engraving.main}
        d={`${drawHalfCircle(rim)}${drawHalfCircle(rim + 14)}M${-rim} 0H${rim}`}
      />
      <path
        className={engraving.scale}
        d={drawHalfCircle(rim + 7)}
        strokeWidth="14"
        pathLength="180"
        strokeDasharray=".1 .9"
      />
      <path
        className={engraving.scale}
        d={`M${-rim} 6H${rim}`}
        strokeWidth="12"
        pathLength={scale.end * 2}
        strokeDasharray=".06 .94"
      />
      {listNumbers(scale).map((years) => (
        <text key={years} className={css.year} x={getOrbit(years)} y="20">
          {years}
        </text>
      ))}
      {bodies.map(({ name, position: [x, y] }) => (
        <path key={name} className={engraving.main} d={`M0 0L${x} ${y}`} />
      ))}
      {bodies.map(({ name, label, href, photo, angle, orbit, position: [x, y] }) => {
        const {
          anchor,
          position: [labelX, labelY],
        } = placeLabel(orbit, angle, sealRadius * size);
        return (
          <a key={name} className={css.person} href={href} tabIndex={-1}>
            {size < largestSeal && <circle className={css.target} cx={x} cy={y} r="46" />}
            <g data-mark={name} transform={`translate(${x} ${y})scale(${size})`}>
              <g className={css.body}>
                <SealFace name={name} isRim={photo !== undefined} />
                {photo && (
                  <g className={css.photo}>
                    <image href={photo} x="-25" y="-25" width="50" height="50" />
                    <circle r="25" />
                  </g>
                )}
              </g>
            </g>
            <text className={css.label} textAnchor={anchor} x={labelX} y={round(labelY)}>
              {name.split(' ')[0]}
              <tspan x={labelX} dy="1.35em">
                {label}
              </tspan>
            </text>
          </a>
        );
      })}
      <circle className={engraving.dot} data-mark="center" r="12" />
    </svg>
  );
}
