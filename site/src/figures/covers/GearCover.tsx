import { Around } from '../Around.tsx';
import css from '../Cover.module.css';
import engraving from '../engraving.module.css';
import { circle, type Point, polyline, round } from '../geometry.ts';
import { Wheel } from '../Wheel.tsx';
import type { GearTrain } from './cover-shape.ts';

const { fine, main, dot } = engraving;

/** Wheels that mesh, so that the first turns the last. */
export function GearCover({ wheels }: GearTrain) {
  const reach = (at: (wheel: GearTrain['wheels'][number]) => number) => {
    const least = Math.min(...wheels.map((wheel) => at(wheel) - wheel.teeth * 2));
    const most = Math.max(...wheels.map((wheel) => at(wheel) + wheel.teeth * 2));
    return { middle: round((least + most) / 2), size: most - least };
  };
  const [across, down] = [reach(({ x }) => x), reach(({ y }) => y)];
  const scale = round(Math.min(222 / across.size, 132 / down.size), 2);
  return (
    <g transform={`scale(${scale})translate(${-across.middle} ${-down.middle})`}>
      <path className={css.axis} d={polyline(wheels.map(({ x, y }): Point => [x, y]))} />
      {wheels.map((wheel) => (
        <Crossed key={wheel.x} {...wheel} />
      ))}
    </g>
  );
}

/** A wheel with spokes, or with holes if it is too small for spokes. */
function Crossed({ x, y, teeth, turn, spokes }: GearTrain['wheels'][number]) {
  const pitch = teeth * 2;
  const small = teeth < 24;
  return (
    <g transform={`translate(${round(x)} ${round(y)})rotate(${round(turn % 360)})`}>
      <Wheel className={main} teeth={teeth} />
      <circle className={fine} r={pitch - 8} />
      {small ? null : <circle className={fine} r={pitch - 15} />}
      <Around
        className={fine}
        count={spokes}
        d={small ? circle([0, 22 - pitch], 5) : `M-4-12L-3 ${15 - pitch}M4-12L3 ${15 - pitch}`}
      />
      {small ? null : <circle className={fine} r="13" />}
      <circle className={dot} r="5" />
    </g>
  );
}
