import { Around } from '../Around.tsx';
import engraving from '../engraving.module.css';
import { onDial, openCurve, type Point } from '../geometry.ts';
import { RingOfMarks } from '../RingOfMarks.tsx';

const { fine, main, dot } = engraving;

/**
 * The radius of the rosette, the rim around it, and the orbits outside, which the frame cuts off.
 */
const [reach, rim, orbits] = [57, 61, [79, 97, 115, 133]] as const;

/** How often the large circle turns, and the small one the other way, until the curve closes. */
const turns = [
  { large: 4, small: -7 },
  { large: 5, small: -8 },
  { large: 3, small: -7 },
  { large: 7, small: -9 },
  { large: 5, small: -9 },
] as const;
/** For each strand of the curve, the radius of the small circle relative to the large one. */
const [deepest, ...strands] = [0.52, 0.416, 0.312, 0.208] as const;

function drawLobe(depth: number, { large, small }: (typeof turns)[number]): string {
  const a = reach / (1 + depth);
  const at = (turn: number): Point => {
    const t = turn * 2 * Math.PI;
    return [
      a * (Math.sin(large * t) + depth * Math.sin(small * t)),
      -a * (Math.cos(large * t) + depth * Math.cos(small * t)),
    ];
  };
  return openCurve(at, 6, 1 / (large - small));
}

/** A small circle that moves along a large one: an early model of how planets move. One of five. */
export function EpicycleCover({ seed }: { seed: number }) {
  const chosen = turns[seed % turns.length] ?? turns[0];
  const lobes = chosen.large - chosen.small;
  return (
    <g transform="translate(-33 0)">
      {orbits.map((orbit) => (
        <circle key={orbit} className={fine} r={orbit} />
      ))}
      <circle className={main} r={rim} />
      <RingOfMarks radius={rim} length={3} count={lobes * 10} width={0.12} />
      <RingOfMarks radius={rim} length={6} count={lobes} width={0.02} />
      <Around
        className={fine}
        count={lobes}
        d={strands.map((depth) => drawLobe(depth, chosen)).join('')}
      />
      <Around className={main} count={lobes} d={drawLobe(deepest, chosen)} />
      <circle className={dot} r="2.5" />
      {[102, 108, 102].map((degrees, index) => {
        const [cx, cy] = onDial(orbits[index] ?? rim, degrees);
        return <circle key={orbits[index]} className={dot} cx={cx} cy={cy} r={4 - index} />;
      })}
    </g>
  );
}
