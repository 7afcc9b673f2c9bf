import engraving from './engraving.module.css';
import { createMeshingGear, type Gear } from './gears.ts';
import { round } from './geometry.ts';
import { RingOfMarks } from './RingOfMarks.tsx';
import { Wheel } from './Wheel.tsx';

interface Props {
  /** The number of marks in the gap: one for each position that is open. */
  positions: number;
}

const scale = 0.62;
const driver: Gear = { x: -72, y: -4, teeth: 44, turn: 0 };
const missing = createMeshingGear(driver, 30, 76);
const driven = createMeshingGear(missing, 22, 157);
const radius = missing.teeth * 2;

const placeAt = ({ x, y, turn }: Gear) =>
  `translate(${round(x * scale)} ${round(y * scale)})scale(${scale})rotate(${round(turn % 360)})`;

/** A train of wheels with a gap: the one that is missing would let the last one turn. */
export function MissingWheel({ positions }: Props) {
  return (
    <svg width="100%" height="100%" viewBox="-120 -80 240 160" aria-hidden="true">
      {[driver, driven].map((gear) => (
        <g key={gear.teeth} transform={placeAt(gear)} fill="none">
          <Wheel className={engraving.main} teeth={gear.teeth} />
          <circle className={engraving.fine} r={gear.teeth * 2 - 8} />
          <circle className={engraving.fine} r={gear.teeth - 6} />
          <circle className={engraving.dot} r="5" />
        </g>
      ))}
      <g transform={placeAt(missing)} fill="none">
        <circle className={engraving.fine} r={radius} strokeDasharray="5 4" />
        <RingOfMarks radius={radius - 16} length={12} count={Math.max(positions, 1)} width={0.05} />
        <circle className={engraving.fine} r="5" />
      </g>
    </svg>
  );
}
