import { type CoverName, coverNames, covers } from '../../vocabulary.ts';
import { fingerprint } from '../fingerprint.ts';
import { type Gear, meshedWith } from '../gears.ts';

/** What an article's cover shows. Its name determines the kind, the title everything else. */
export type CoverShape =
  | Epicycles
  | GearTrain
  | ExplodedView
  | MeasuredCurves
  | Balance
  | PulseTrace;

/** Returns the next digit of a title's fingerprint: a whole number below `count`. */
type Draw = (count: number) => number;

function drawFrom(title: string): Draw {
  let rest = fingerprint(title);
  return (count) => {
    const digit = rest % count;
    rest = Math.floor(rest / count);
    return digit;
  };
}

function pick<const Choices extends readonly unknown[]>(choices: Choices, draw: Draw) {
  return choices[draw(choices.length)] as Choices[number];
}

export interface Epicycles {
  kind: 'epicycles';
  /** How often the large and the small circle turn until the curve closes. */
  turns: readonly [large: number, small: number];
  /** For each strand of the curve, the radius of the small circle relative to the large one. */
  strands: readonly number[];
  /** The horizontal position of the rosette. */
  x: number;
  /** The angles of the planets on the orbits around it, in degrees. */
  bodies: readonly number[];
}

/**
 * Numbers without a common divisor, so that the curve takes long to close. A negative number turns
 * the other way.
 */
const turnings = [
  [1, 9],
  [2, 9],
  [1, 12],
  [3, 13],
  [2, -7],
  [3, -8],
  [4, -9],
  [5, -8],
  [3, -10],
  [1, -6],
  [4, 17],
  [2, -11],
] as const;

function epicycles(draw: Draw): Epicycles {
  const turns = pick(turnings, draw);
  const depth = 0.4 + draw(8) * 0.06;
  const side = draw(2) === 0 ? -1 : 1;
  return {
    kind: 'epicycles',
    turns,
    strands: [0.4, 0.6, 0.8, 1].map((part) => part * depth),
    x: side * (24 + draw(5) * 3),
    bodies: [1, 2, 3].map(() => side * -90 + (draw(11) - 5) * 6),
  };
}

export interface GearTrain {
  kind: 'gears';
  /** Each wheel meshes with the one before it. A pinion is too small for spokes. */
  wheels: readonly (Gear & { spokes: number })[];
}

function gearTrain(draw: Draw): GearTrain {
  const rises = draw(2) === 0;
  const leads = draw(2) === 0;
  const direction = (degrees: number) => (rises ? degrees : 180 - degrees) * (leads ? 1 : -1);
  const first: Gear = { x: 0, y: 0, teeth: 52 + 4 * draw(5), turn: draw(7) };
  const second = meshedWith(first, 18 + 2 * draw(5), direction(48 + draw(5) * 6));
  const third = meshedWith(second, 36 + 4 * draw(4), direction(112 + draw(5) * 6));
  const fourth = meshedWith(third, 12 + 2 * draw(4), direction(40 + draw(5) * 6));
  return {
    kind: 'gears',
    wheels: [first, second, third, fourth].map((wheel) => ({
      ...wheel,
      spokes: wheel.teeth < 18 ? 0 : 4 + draw(3),
    })),
  };
}

export interface ExplodedView {
  kind: 'exploded';
  /** The slope of the axis from left to right, in degrees. */
  tilt: number;
  /** From the nearest to the farthest. */
  parts: readonly { form: 'pin' | (typeof faces)[number]; radius: number }[];
}

const faces = ['pierced', 'toothed', 'graduated'] as const;

/**
 * Radii along the axis. They are even, because a wheel needs an even number of teeth. The ends are
 * small, so that the tilted row fits into the frame.
 */
const profiles = [
  [8, 34, 22, 54, 40, 50, 26],
  [26, 44, 10, 52, 34, 46, 20],
  [30, 16, 48, 26, 54, 38, 8],
  [20, 40, 54, 12, 46, 30, 24],
] as const;

function explodedView(draw: Draw): ExplodedView {
  const profile = pick(profiles, draw);
  const radii = draw(2) === 0 ? profile : profile.toReversed();
  return {
    kind: 'exploded',
    tilt: 12 + draw(5) * 3,
    parts: radii.map((radius) => ({ form: radius < 14 ? 'pin' : pick(faces, draw), radius })),
  };
}

export interface MeasuredCurves {
  kind: 'curves';
  /** The waves that make up both curves: cycles across the frame, height and phase. */
  waves: readonly { turns: number; height: number; phase: number }[];
  /** How far apart the curves are at the end. */
  gain: number;
}

function measuredCurves(draw: Draw): MeasuredCurves {
  return {
    kind: 'curves',
    waves: [
      { turns: 0.8 + draw(8) / 10, height: 13, phase: draw(20) / 20 },
      { turns: 2 + draw(8) / 10, height: 7, phase: draw(20) / 20 },
      { turns: 4 + draw(8) / 10, height: 3, phase: draw(20) / 20 },
    ],
    gain: 56 + draw(6) * 4,
  };
}

export interface Balance {
  kind: 'balance';
  /** Weights hang at the end of an arm. A negative arm points left. Both sides balance. */
  sides: readonly { weights: number; arm: number; drop: number }[];
  form: (typeof weightForms)[number];
}

const weightForms = ['slotted', 'spheres'] as const;

/**
 * The weights on the left and on the right. The length of each arm is the number of weights on the
 * other side.
 */
const loads = [
  [3, 4],
  [4, 3],
  [3, 5],
  [5, 3],
  [4, 5],
  [5, 4],
  [2, 3],
  [3, 2],
] as const;

function balance(draw: Draw): Balance {
  const [left, right] = pick(loads, draw);
  const unit = Math.floor(96 / Math.max(left, right)) - draw(4);
  return {
    kind: 'balance',
    sides: [
      { weights: left, arm: -right * unit, drop: 58 + draw(7) * 4 },
      { weights: right, arm: left * unit, drop: 58 + draw(7) * 4 },
    ],
    form: pick(weightForms, draw),
  };
}

export interface PulseTrace {
  kind: 'pulse';
  /** The width of a beat, in a frame 240 wide. */
  beat: number;
  /** The heights of its three waves, and the depth of the dip between the last two. */
  heights: readonly [first: number, peak: number, dip: number, last: number];
  /** Which beat differs from the others. */
  odd: number;
}

function pulseTrace(draw: Draw): PulseTrace {
  return {
    kind: 'pulse',
    beat: 52 + draw(5) * 4,
    heights: [6 + draw(5), 48 + draw(7) * 2, 8 + draw(6), 9 + draw(6)],
    odd: 1 + draw(2),
  };
}

const kinds: Record<CoverName, (draw: Draw) => CoverShape> = {
  rosette: epicycles,
  gears: gearTrain,
  parts: explodedView,
  curves: measuredCurves,
  balance,
  pulse: pulseTrace,
};

/** The cover of a category. One that has none of its own gets one by its letters. */
const coverOf = (category: string) =>
  coverNames.find((name) => covers[name] === category) ??
  (coverNames[fingerprint(category) % coverNames.length] as CoverName);

/** The shape of an article's cover, derived from its category and title. */
export function coverShape(category: string, title: string, cover = coverOf(category)): CoverShape {
  return kinds[cover](drawFrom(title));
}
