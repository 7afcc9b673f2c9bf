import type { ReactNode } from 'react';
import type { PlateName } from '../vocabulary.ts';
import engraving from './engraving.module.css';
import { type Gear, meshedWith } from './gears.ts';
import { closedCurve, type Point, round, segments } from './geometry.ts';
import css from './Plate.module.css';
import { Wheel } from './Wheel.tsx';

const { fine, main, dot, wash, scale } = engraving;

function spread(count: number, step: number): number[] {
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * step);
}

/** I. A lattice that connects every input to every output. */
function Lattice() {
  const layers = [3, 5, 5, 3, 1].map((count, layer) =>
    spread(count, 28).map((y): Point => [layer * 45 - 90, y]),
  );
  const threads = layers
    .slice(1)
    .flatMap((layer, index) =>
      (layers[index] ?? []).flatMap((from) => layer.map((to) => [from, to] as const)),
    );
  return (
    <>
      <path className={fine} d={segments(threads)} />
      {layers.flat().map(([x, y]) => (
        <circle key={`${x} ${y}`} className={dot} cx={x} cy={y} r="4.5" />
      ))}
    </>
  );
}

const driver: Gear = { x: -31, y: 9.5, teeth: 24, turn: 0 };
const idler = meshedWith(driver, 14, 60);
const driven = meshedWith(idler, 10, 150);

/** II. A gear train. The wheels mesh in a chain, so they could turn; three in a ring could not. */
function GearTrain() {
  return [driver, idler, driven].map(({ x, y, teeth, turn }) => (
    <g key={teeth} transform={`translate(${round(x)} ${round(y)})rotate(${round(turn % 360)})`}>
      <Wheel className={main} teeth={teeth} />
      <circle className={fine} r={round(teeth * 1.3)} />
      <circle className={dot} r="3.5" />
    </g>
  ));
}

/** III. Wave fronts from a moving source: close together in front of it, far apart behind it. */
function WaveFronts() {
  return (
    <>
      <path className={fine} d="M-92 0H100" />
      {Array.from({ length: 9 }, (_, index) => {
        const radius = (index + 2) * 7;
        return (
          <circle
            key={radius}
            className={index % 4 === 0 ? main : fine}
            cx={round(26 - radius * 0.55)}
            r={round(radius)}
          />
        );
      })}
      <circle className={dot} cx="26" r="5" />
    </>
  );
}

/**
 * IV. Trajectories: each shot goes farther than the one before, and the last reaches across the
 * scale.
 */
function Trajectories() {
  const shots = Array.from({ length: 10 }, (_, index) => {
    const reach = 62 + index * 13;
    return `M-90 58Q${round(-90 + reach * 0.58)} ${round(58 - reach * 1.12)} ${reach - 90} 58`;
  });
  return (
    <>
      <path className={fine} d={shots.slice(0, -1).join('')} />
      <path className={main} d={`${shots.at(-1)}M-100 58H100`} />
      <path
        className={scale}
        d="M-100 61H101"
        strokeWidth="5"
        pathLength="20.1"
        strokeDasharray=".1 .9"
      />
      <circle className={dot} cx="6" cy="-43" r="5" />
    </>
  );
}

/** V. Kepler's second law: the line from the sun to a planet sweeps equal areas in equal times. */
function KeplerSectors() {
  const [a, b] = [90, 62];
  const focus = Math.sqrt(a * a - b * b);
  const eccentricity = focus / a;
  // The planet's position after a fraction of its period: Kepler's equation, solved by Newton's
  // method.
  const at = (time: number): Point => {
    const mean = time * 2 * Math.PI;
    let anomaly = mean;
    for (let pass = 0; pass < 8; pass++) {
      anomaly -=
        (anomaly - eccentricity * Math.sin(anomaly) - mean) /
        (1 - eccentricity * Math.cos(anomaly));
    }
    return [round(a * Math.cos(anomaly)), round(b * Math.sin(anomaly))];
  };
  const sun: Point = [round(focus), 0];
  const sector = (time: number) =>
    `M${sun.join(' ')}L${at(time).join(' ')}A${a} ${b} 0 0 1 ${at(time + 1 / 16).join(' ')}Z`;
  const rays = Array.from({ length: 16 }, (_, index) => [sun, at(index / 16)] as const);
  return (
    <>
      <path className={fine} d={segments(rays)} />
      <path className={wash} d={sector(0) + sector(7 / 16)} />
      <ellipse className={main} rx={a} ry={b} />
      <circle className={dot} cx={sun[0]} r="6" />
    </>
  );
}

/** VI. Two bodies on one path, always on opposite sides of it. */
function TwoBodies() {
  const path = (phase: number) =>
    closedCurve((turn) => {
      const t = turn * 2 * Math.PI;
      return [92 * Math.sin(2 * t + phase), 62 * Math.sin(3 * t)];
    }, 24);
  return (
    <>
      <path className={fine} d={path(0.6)} />
      <path className={main} d={path(1.05)} />
      <circle className={dot} cx="80" r="5" />
      <circle className={dot} cx="-80" r="5" />
    </>
  );
}

const drawings: Record<PlateName, () => ReactNode> = {
  lattice: Lattice,
  gears: GearTrain,
  waves: WaveFronts,
  trajectories: Trajectories,
  sectors: KeplerSectors,
  bodies: TwoBodies,
};

/** The engraving of a service. Its caption describes it in words. */
export function Plate({ name }: { name: PlateName }) {
  const Drawing = drawings[name];
  return (
    <svg className={css.plate} viewBox="-110 -80 220 160" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
