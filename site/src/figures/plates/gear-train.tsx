import { type Gear, meshedWith, wheelOutline } from '../gears.ts';
import { round } from '../geometry.ts';
import { dot, fine, main, type PlateMotion, type PlatePart } from './plate-part.ts';

const driver: Gear = { x: -42, y: 9, teeth: 24, turn: 0 };
const idler = meshedWith(driver, 14, 62);
const driven = meshedWith(idler, 10, 136);
const train = [driver, idler, driven] as const;

const scale = 1.27;
const motions: readonly PlateMotion[] = ['wheel', 'idler', 'pinion'];

/** A wheel with spokes, centered on the origin. */
function Crossed({ teeth }: { teeth: number }) {
  const pitch = teeth * 2;
  const rim = pitch - 8;
  const spokes = teeth > 20 ? 6 : 5;
  const spoke = `M-3-8L-2 ${-rim + 4}M3-8L2 ${-rim + 4}`;
  return (
    <>
      <path {...main} d={wheelOutline(teeth)} />
      <circle {...fine} r={rim} />
      <circle {...fine} r={rim - 4} />
      <circle {...fine} r="8" />
      {Array.from({ length: spokes }, (_, index) => (
        <path
          key={index}
          {...fine}
          d={spoke}
          transform={index === 0 ? undefined : `rotate(${(index * 360) / spokes})`}
        />
      ))}
      <circle {...dot} r="4" />
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
    place: `translate(${round(x * scale)} ${round(y * scale)})scale(${scale})rotate(${round(turn % 360)})`,
    motion: motions[index] as PlateMotion,
    drawing: <Crossed teeth={teeth} />,
  })),
];
