import { circle, type Point, segments } from '../geometry.ts';
import { dot, fine, main, type PlatePart, strong } from './plate-part.ts';

const nodeCounts = [4, 6, 6, 5, 3] as const;

/** The nodes, layer by layer, from the inputs to the answers. */
const layers: readonly (readonly Point[])[] = nodeCounts.map((count, layer) =>
  Array.from(
    { length: count },
    (_, index): Point => [layer * 50 - 100, (index - (count - 1) / 2) * 26],
  ),
);

type Connection = readonly [Point, Point];

/** Every node is connected to every node of the next layer. */
const connections = layers
  .slice(1)
  .flatMap((nodes, layer) =>
    (layers[layer] ?? []).flatMap((from) => nodes.map((to): Connection => [from, to])),
  );
/** Only the upper half: it is drawn twice, once mirrored. */
const upperHalf = segments(
  connections.filter(([[, from], [, to]]) => from < 0 || (from === 0 && to <= 0)),
);

/**
 * The few connections that training makes strong: three paths from an input to the second output. Each number
 * is a node of the next layer.
 */
const strongPaths = [
  [0, 1, 2, 1, 1],
  [2, 3, 2, 3, 1],
  [3, 5, 4, 3, 1],
];
const strongConnections: readonly Connection[] = [
  ...new Map(
    strongPaths.flatMap((path) =>
      path.slice(1).map((to, layer): [string, Connection] => {
        const from = path[layer] as number;
        const ends = [layers[layer]?.[from], layers[layer + 1]?.[to]] as unknown as Connection;
        return [ends.join(' '), ends];
      }),
    ),
  ).values(),
];

const drawCircles = (nodes: readonly Point[], radius: number) =>
  nodes.map((node) => circle(node, radius)).join('');

const nodesOnStrongPaths = [...new Set(strongConnections.flat())];

const inputs = (layers[0] ?? []).map(([x, y]) => `M-120 ${y}H${x}`);
const outputs = (layers.at(-1) ?? []).map(([x, y]) => `M${x} ${y}H120`);

/** I. Every input is connected to every answer. Training makes a few of the lines strong. */
export const lattice: readonly PlatePart[] = [
  {
    drawing: (
      <>
        <g opacity="0.7">
          <path {...fine} d={upperHalf} />
          <path {...fine} d={upperHalf} transform="scale(1 -1)" />
          <path {...fine} d={[...inputs, ...outputs].join('')} />
        </g>
        <path {...dot} d={drawCircles(layers.flat(), 3)} />
        <path {...main} d={drawCircles(nodesOnStrongPaths, 6)} />
      </>
    ),
  },
  { motion: 'draw', drawing: <path {...strong} d={segments(strongConnections)} pathLength="1" /> },
];
