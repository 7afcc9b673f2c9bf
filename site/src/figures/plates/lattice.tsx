import { circle, type Point, segments } from '../geometry.ts';
import { dot, fine, main, type PlatePart, strong } from './plate-part.ts';

const counts = [4, 6, 6, 5, 3] as const;

/** The nodes, layer by layer, from the inputs to the answers. */
const layers: readonly (readonly Point[])[] = counts.map((count, layer) =>
  Array.from(
    { length: count },
    (_, index): Point => [layer * 50 - 100, (index - (count - 1) / 2) * 26],
  ),
);

type Thread = readonly [Point, Point];

/** Every node is connected to every node of the next layer. */
const threads = layers
  .slice(1)
  .flatMap((nodes, layer) =>
    (layers[layer] ?? []).flatMap((from) => nodes.map((to): Thread => [from, to])),
  );
/** The upper half is drawn twice, once mirrored: threads that begin below the middle are left out. */
const upper = segments(threads.filter(([[, from], [, to]]) => from < 0 || (from === 0 && to <= 0)));

/** The few that training makes strong: three ways from an input to the second answer. */
const ways = [
  [0, 1, 2, 1, 1],
  [2, 3, 2, 3, 1],
  [3, 5, 4, 3, 1],
];
const strongThreads: readonly Thread[] = [
  ...new Map(
    ways.flatMap((way) =>
      way.slice(1).map((to, layer): [string, Thread] => {
        const from = way[layer] as number;
        const ends = [layers[layer]?.[from], layers[layer + 1]?.[to]] as unknown as Thread;
        return [ends.join(' '), ends];
      }),
    ),
  ).values(),
];

const circles = (nodes: readonly Point[], radius: number) =>
  nodes.map((node) => circle(node, radius)).join('');

const onTheWay = [...new Set(strongThreads.flat())];

const inputs = (layers[0] ?? []).map(([x, y]) => `M-120 ${y}H${x}`);
const answers = (layers.at(-1) ?? []).map(([x, y]) => `M${x} ${y}H120`);

/** I. Every input is connected to every answer. Training makes a few of the lines strong. */
export const lattice: readonly PlatePart[] = [
  {
    drawing: (
      <>
        <g opacity="0.7">
          <path {...fine} d={upper} />
          <path {...fine} d={upper} transform="scale(1 -1)" />
          <path {...fine} d={[...inputs, ...answers].join('')} />
        </g>
        <path {...dot} d={circles(layers.flat(), 3)} />
        <path {...main} d={circles(onTheWay, 6)} />
      </>
    ),
  },
  { motion: 'draw', drawing: <path {...strong} d={segments(strongThreads)} pathLength="1" /> },
];
