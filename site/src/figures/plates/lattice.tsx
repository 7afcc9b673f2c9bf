import { type Point, segments } from '../geometry.ts';
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

const between = (layer: number): Thread[] =>
  (layers[layer] ?? []).flatMap((from) =>
    (layers[layer + 1] ?? []).map((to): Thread => [from, to]),
  );

/** Every node is connected to every node of the next layer. */
const threads: readonly Thread[] = counts.slice(1).flatMap((_, layer) => between(layer));

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
  nodes.map(([x, y]) => `M${x - radius} ${y}a${radius} ${radius} 0 1 1 0 .01Z`).join('');

const onTheWay = [...new Set(strongThreads.flat())];

/** I. Every input is connected to every answer. Training makes a few of the lines strong. */
export const lattice: readonly PlatePart[] = [
  {
    drawing: (
      <>
        <path
          {...fine}
          d={
            segments(threads) +
            (layers[0] ?? []).map(([x, y]) => `M-120 ${y}H${x}`).join('') +
            (layers.at(-1) ?? []).map(([x, y]) => `M${x} ${y}H120`).join('')
          }
          strokeOpacity="0.7"
        />
        <path {...dot} d={circles(layers.flat(), 3)} />
        <path {...main} d={circles(onTheWay, 6)} />
      </>
    ),
  },
  { motion: 'draw', drawing: <path {...strong} d={segments(strongThreads)} pathLength="1" /> },
];
