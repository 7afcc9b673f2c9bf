import { fingerprint } from './fingerprint.ts';
import { circle, onDial, openCurve, type Point, polyline, round } from './geometry.ts';

/** The attributes of a circle around the origin. */
interface SealRing {
  r: number;
  strokeWidth?: number;
  strokeLinecap?: 'round';
  strokeDasharray?: string;
  pathLength?: number;
  vectorEffect?: 'non-scaling-stroke';
}

export interface Seal {
  initials: string;
  /** The size of the initials: square letters are drawn smaller. */
  size: number;
  /** The kind of what is drawn around the initials, and along the edge. */
  figure: string;
  edge: string;
  /** All lines, 62 units wide and centered on the origin: circles, and a path, repeated around it. */
  rings: SealRing[];
  path: { count: number; d: string };
}

/** The figure around the initials keeps between these two radii. */
const [inner, outer] = [14.2, 24.6] as const;
const middle = (inner + outer) / 2;

const line = { vectorEffect: 'non-scaling-stroke' } as const;

/** One of `count` waves around a circle. */
function wave(count: number, radius: number, height: number, shift = 0): string {
  const at = (turn: number): Point => {
    const angle = 2 * Math.PI * turn;
    const reach = radius + height * Math.cos(count * angle + 2 * Math.PI * shift);
    return [reach * Math.sin(angle), -reach * Math.cos(angle)];
  };
  return openCurve(at, 2, 1 / count);
}

/** One corner of a star, up to the middles of its two lines. */
function corner(count: number): string {
  // Each corner is joined to the one this much further on: the most that leaves the initials free.
  const skip = Math.floor(count * 0.31);
  const turn = (skip * 180) / count;
  const reach = outer * Math.cos((turn * Math.PI) / 180);
  return polyline([onDial(reach, -turn), [0, -outer], onDial(reach, turn)]);
}

/** A bent line from the inner to the outer radius. */
function blade(direction: 1 | -1): string {
  return `M0-${inner}A20 20 0 0 ${direction > 0 ? 1 : 0} ${onDial(outer, direction * 50).join(' ')}`;
}

const half = round((outer - inner) / 2);

/** What may surround the initials: the fewest and the most parts, its kind, and one part. */
const figures: readonly [
  least: number,
  most: number,
  kind: string,
  draw: (count: number) => string,
][] = [
  [7, 14, 'star', corner],
  [5, 10, 'rosette', (count) => wave(count, middle, half) + wave(count, middle, half, 0.5)],
  [10, 20, 'chain', () => circle([0, -middle], half)],
  [
    9,
    18,
    'sun',
    (count) => polyline([onDial(inner, -180 / count), [0, -outer], onDial(inner, 180 / count)]),
  ],
  [16, 28, 'whirl', () => blade(1)],
  [10, 18, 'lattice', () => blade(1) + blade(-1)],
  [
    5,
    11,
    'ripples',
    (count) => [-1, 0, 1].map((ring) => wave(count, middle + 3.8 * ring, 1.5)).join(''),
  ],
];

/** Marks around a circle, drawn as the dashes of one wide stroke. */
function marks(radius: number, length: number, count: number, width: number): SealRing {
  // Start with half a gap: where two quarters of a circle meet, Chromium draws a spike on a dash.
  const gap = round((1 - width) / 2, 2);
  return {
    r: radius,
    strokeWidth: length,
    pathLength: count,
    strokeDasharray: `0 ${gap} ${width} ${gap}`,
  };
}

/** What may run along the edge: its kind, and its lines. */
const edges: readonly [kind: string, draw: (count: number) => SealRing[]][] = [
  ['fine ticks', (count) => [marks(28.4, 3, count * 5, 0.2)]],
  [
    'beads',
    (count) => [
      {
        r: 28.4,
        strokeWidth: 2.4,
        strokeLinecap: 'round',
        pathLength: count * 2,
        strokeDasharray: '0 1',
      },
    ],
  ],
  ['blocks', (count) => [marks(28.4, 2.6, count, 0.5)]],
  ['long and short ticks', (count) => [marks(28.5, 5, count, 0.06), marks(30, 2, count * 5, 0.2)]],
  ['two rows of dashes', (count) => [marks(29.4, 1.2, count, 0.7), marks(27.2, 1.2, count, 0.3)]],
  [
    'plain rings',
    (count) =>
      Array.from({ length: 1 + (count % 4) }, (_, index) => ({ r: 29.4 - index, ...line })),
  ],
  [
    'dots and dashes',
    (count) => [{ ...marks(28.4, 1.8, count, 0), strokeDasharray: '0 .15 .1 .2 .4 .15' }],
  ],
];

/** Letters that are as wide as they are high. */
const square = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Emoji_Presentation}]/u;

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}

/**
 * The seal of a person: a fixed rule makes it from the letters of the name, however they are spaced,
 * typed or encoded.
 */
export function sealOf(name: string): Seal {
  const plain = name.normalize('NFC').trim().replace(/\s+/g, ' ');
  const letters = plain.toLocaleLowerCase('en');
  /** One of the numbers below `end`. */
  const pick = (what: string, end: number) => fingerprint(`${letters} ${what}`) % end;
  const [least, most, figure, draw] = figures[pick('shape', figures.length)] as (typeof figures)[0];
  const [edge, drawEdge] = edges[pick('edge', edges.length)] as (typeof edges)[0];
  const initials = initialsOf(plain);
  const count = least + pick('count', most - least + 1);
  return {
    initials,
    size: square.test(initials) ? 0.65 : 1,
    figure,
    edge,
    rings: [{ r: 31, ...line }, ...drawEdge(12 + pick('marks', 17))],
    path: { count, d: draw(count) },
  };
}
