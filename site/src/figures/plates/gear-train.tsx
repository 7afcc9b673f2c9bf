import { Around } from '../Around.tsx';
import { createMeshingGear, type Gear } from '../gears.ts';
import { circle, round } from '../geometry.ts';
import { Wheel } from '../Wheel.tsx';
import { dot, fine, main, type PlateMotion, type PlatePart } from './plate-part.ts';

// The wheels fill the plate: the last one is below the second, so that no corner is empty.
const driver: Gear = { x: -64, y: 0, teeth: 48, turn: 0 };
const idler = createMeshingGear(driver, 28, 74);
const driven = createMeshingGear(idler, 20, 158);
const train = [driver, idler, driven] as const;

const scale = 0.68;
const motions: readonly PlateMotion[] = ['wheel', 'idler', 'pinion'];

/** A wheel with spokes, or with holes if it is too small for spokes, centered on the origin. */
function Crossed({ teeth }: { teeth: number }) {
  const pitch = teeth * 2;
  const rim = pitch - 15;
  const small = teeth < 24;
  const count = teeth > 40 ? 6 : 5;
  return (
    <>
      <Wheel {...main} teeth={teeth} />
      <circle {...fine} r={pitch - 8} />
      {small ? (
        <Around {...fine} count={count} d={circle([0, 5 - rim], 5.5)} />
      ) : (
        <>
          <circle {...fine} r={rim} />
          <circle {...fine} r="13" />
          <Around {...fine} count={count} d={`M-4-12L-3 ${-rim}M4-12L3 ${-rim}`} />
        </>
      )}
      <circle {...dot} r="5" />
    </>
  );
}

/** II. Three gears in mesh. They mesh in a chain, so they can turn; three in a ring could not. */
export const gears: readonly PlatePart[] = [
  {
    drawing: (
      <path
        {...fine}
        strokeDasharray="7 2 1 2"
        d={`M${train.map(({ x, y }) => `${round(x * scale)} ${round(y * scale)}`).join('L')}`}
      />
    ),
  },
  ...train.map(({ x, y, teeth, turn }, index) => ({
    transform: `translate(${round(x * scale)} ${round(y * scale)})scale(${scale})rotate(${round(turn % 360)})`,
    motion: motions[index] as PlateMotion,
    drawing: <Crossed teeth={teeth} />,
  })),
];
