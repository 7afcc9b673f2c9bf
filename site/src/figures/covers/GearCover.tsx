import { Around } from '../Around.tsx';
import css from '../Cover.module.css';
import engraving from '../engraving.module.css';
import { createMeshingGear, type Gear } from '../gears.ts';
import { circle, polyline, round } from '../geometry.ts';
import { Wheel } from '../Wheel.tsx';

const { fine, main, dot } = engraving;

const first = { x: 0, y: 0, teeth: 64, turn: 5 };
const second = createMeshingGear(first, 22, -72);
const third = createMeshingGear(second, 44, -112);
const last = createMeshingGear(third, 14, -40);

/** Wheels that mesh, so that the first turns the last. */
export function GearCover() {
  return (
    <g transform="scale(.43)translate(131.5)">
      <path
        className={css.axis}
        d={polyline([first, second, third, last].map(({ x, y }) => [x, y]))}
      />
      <Crossed gear={first} spokes={6} />
      <Crossed gear={second} spokes={4} />
      <Crossed gear={third} spokes={4} />
      <Crossed gear={last} spokes={0} />
    </g>
  );
}

/** A wheel with spokes, or with holes if it is too small for spokes. */
function Crossed({ gear: { x, y, teeth, turn }, spokes }: { gear: Gear; spokes: number }) {
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
