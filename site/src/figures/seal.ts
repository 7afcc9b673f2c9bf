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
  /** The kinds of the figure around the initials, and of the edge. */
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
function drawWave(count: number, radius: number, height: number, shift = 0): string {
  const at = (turn: number): Point => {
    const angle = 2 * Math.PI * turn;
    const reach = radius + height * Math.cos(count * angle + 2 * Math.PI * shift);
    return [reach * Math.sin(angle), -reach * Math.cos(angle)];
  };
  return openCurve(at, 2, 1 / count);
}

/** One corner of a star, up to the middles of its two lines. */
function drawCorner(count: number): string {
  // Each corner is connected to the one this many corners further on. More would cover the initials.
  const skip = Math.floor(count * 0.31);
  const turn = (skip * 180) / count;
  const reach = outer * Math.cos((turn * Math.PI) / 180);
  return polyline([onDial(reach, -turn), [0, -outer], onDial(reach, turn)]);
}

/** A bent line from the inner to the outer radius. */
function drawBlade(direction: 1 | -1): string {
  return `M0-${inner}A20 20 0 0 ${direction > 0 ? 1 : 0} ${onDial(outer, direction * 50).join(' ')}`;
}

const half = round((outer - inner) / 2);

interface SealFigure {
  kind: string;
  /** How often it is repeated around the initials. */
  least: number;
  most: number;
  /** Draws one repetition. */
  draw: (count: number) => string;
}

/** What may surround the initials. */
const figures: readonly SealFigure[] = [
  { kind: 'star', least: 7, most: 14, draw: drawCorner },
  {
    kind: 'rosette',
    least: 5,
    most: 10,
    draw: (count) => drawWave(count, middle, half) + drawWave(count, middle, half, 0.5),
  },
  { kind: 'chain', least: 10, most: 20, draw: () => circle([0, -middle], half) },
  {
    kind: 'sun',
    least: 9,
    most: 18,
    draw: (count) =>
      polyline([onDial(inner, -180 / count), [0, -outer], onDial(inner, 180 / count)]),
  },
  { kind: 'whirl', least: 16, most: 28, draw: () => drawBlade(1) },
  { kind: 'lattice', least: 10, most: 18, draw: () => drawBlade(1) + drawBlade(-1) },
  {
    kind: 'ripples',
    least: 5,
    most: 11,
    draw: (count) => [-1, 0, 1].map((ring) => drawWave(count, middle + 3.8 * ring, 1.5)).join(''),
  },
];

/** Marks around a circle, drawn as the dashes of one wide stroke. */
function createMarks(radius: number, length: number, count: number, width: number): SealRing {
  // Start with half a gap: where two quarters of a circle meet, Chromium draws a spike on a dash.
  const gap = round((1 - width) / 2, 2);
  return {
    r: radius,
    strokeWidth: length,
    pathLength: count,
    strokeDasharray: `0 ${gap} ${width} ${gap}`,
  };
}

interface SealEdge {
  kind: string;
  draw: (count: number) => SealRing[];
}

/** What may run along the edge. */
const edges: readonly SealEdge[] = [
  { kind: 'fine ticks', draw: (count) => [createMarks(28.4, 3, count * 5, 0.2)] },
  {
    kind: 'beads',
    draw: (count) => [
      {
        r: 28.4,
        strokeWidth: 2.4,
        strokeLinecap: 'round',
        pathLength: count * 2,
        strokeDasharray: '0 1',
      },
    ],
  },
  { kind: 'blocks', draw: (count) => [createMarks(28.4, 2.6, count, 0.5)] },
  {
    kind: 'long and short ticks',
    draw: (count) => [createMarks(28.5, 5, count, 0.06), createMarks(30, 2, count * 5, 0.2)],
  },
  {
    kind: 'two rows of dashes',
    draw: (count) => [createMarks(29.4, 1.2, count, 0.7), createMarks(27.2, 1.2, count, 0.3)],
  },
  {
    kind: 'plain rings',
    draw: (count) =>
      Array.from({ length: 1 + (count % 4) }, (_, index) => ({ r: 29.4 - index, ...line })),
  },
  {
    kind: 'dots and dashes',
    draw: (count) => [
      { ...createMarks(28.4, 1.8, count, 0), strokeDasharray: '0 .15 .1 .2 .4 .15' },
    ],
  },
];

/** Letters that are as wide as they are high. */
const square = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Emoji_Presentation}]/u;

/** The first letters of the first and the last word of a name. */
function extractInitials(name: string): string {
  const words = name.split(' ');
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words;
  return (
    firstAndLast
      // A character for private use stands for a name that the owner has yet to write.
      .map((word) => Array.from(word?.replaceAll(/\p{Co}/gu, '') ?? '')[0] ?? '')
      .join('')
      .toLocaleUpperCase('en')
  );
}

/**
 * Creates the seal of a person, which depends only on the letters of the name: not on spaces, case or
 * encoding.
 */
export function createSeal(name: string): Seal {
  const plain = name.normalize('NFC').trim().replace(/\s+/g, ' ');
  const letters = plain.toLocaleLowerCase('en');
  /** One of the numbers below `end`. */
  const pick = (purpose: string, end: number) => fingerprint(`${letters} ${purpose}`) % end;
  const figure = figures[pick('shape', figures.length)] as SealFigure;
  const edge = edges[pick('edge', edges.length)] as SealEdge;
  const initials = extractInitials(plain);
  const count = figure.least + pick('count', figure.most - figure.least + 1);
  return {
    initials,
    size: square.test(initials) ? 0.65 : 1,
    figure: figure.kind,
    edge: edge.kind,
    rings: [{ r: 31, ...line }, ...edge.draw(12 + pick('marks', 17))],
    path: { count, d: figure.draw(count) },
  };
}
