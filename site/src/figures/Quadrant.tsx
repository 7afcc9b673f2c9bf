import engraving from './engraving.module.css';
import { arc, onDial, round } from './geometry.ts';
import { Hub } from './Hub.tsx';
import css from './Quadrant.module.css';
import {
  calculateAngle,
  chooseScale,
  directedArc,
  drawMarks,
  numeralRadius,
  placeNumerals,
  type QuadrantScale,
} from './quadrant.ts';

interface Reading {
  value: number;
  /** The value as text, with its currency sign. */
  text: string;
  /** The word along the arm. */
  word: string;
}

interface Props {
  /** Unique on the page. */
  id: string;
  before: Reading;
  after: Reading;
  /** Formats the numerals of the scale. */
  format: (value: number) => string;
}

/** The arms reach the inner edge of the limb, and the numerals are between its two outer lines. */
const [armLength, inner, edge] = [826, 800, 881];

/**
 * A quarter of a circle with a scale from zero: a gray arm at the value before, an arm in the company's
 * color at the value after, and between them a ray for each tick of the scale. It opens like a fan.
 * Hidden from assistive technology: the same numbers are written next to it.
 */
export function Quadrant({ id, before, after, format }: Props) {
  const scale = chooseScale(Math.max(before.value, after.value));
  const [from, to] = [calculateAngle(before.value, scale), calculateAngle(after.value, scale)];
  const numeralPositions = placeNumerals(
    scale,
    { before: { text: before.text, turn: from }, after: { text: after.text, turn: to } },
    format,
  );
  const isFalling = to < from;
  const isChanged = from !== to;
  return (
    <svg className={css.quadrant} viewBox="-884 -884 884 884" aria-hidden="true">
      {isChanged && (
        <>
          <mask id={id}>
            <path
              className={css.sweep}
              d={directedArc(400, from, to)}
              strokeWidth="800"
              pathLength="1"
            />
          </mask>
          <g mask={`url(#${id})`}>
            <Fan scale={scale} values={[before.value, after.value]} />
          </g>
        </>
      )}
      <path
        className={engraving.fine}
        d={[130, 260, 390, 520, 650].map((radius) => arc(radius, -90, 0)).join('')}
      />
      <path
        className={engraving.rim}
        d={`${[inner, armLength, 872, edge].map((radius) => arc(radius, -90, 0)).join('')}M0 0H-${edge}M0 0V-${edge}`}
      />
      {limb.map((marks) => (
        <path
          key={marks.every}
          className={engraving.scale}
          {...drawMarks(scale, [0, scale.end], marks)}
        />
      ))}
      <g className={css.steps}>
        {numeralPositions.steps.map((numeral) => (
          <Numeral key={numeral.text} {...numeral} />
        ))}
      </g>
      <g className={css.before} transform={`rotate(${from})`}>
        <Arm size={12} />
        <Word text={before.word} turn={from} isHigher={isFalling} />
      </g>
      {isChanged && (
        <>
          <path
            className={css.way}
            d={directedArc(787, from, to + (isFalling ? 1.6 : -1.6))}
            pathLength="1"
          />
          <path
            className={css.index}
            d={directedArc(413, from, to)}
            strokeWidth="826"
            pathLength="1"
          />
        </>
      )}
      <g className={css.after} transform={`rotate(${to})`}>
        {isChanged && <path className={css.head} d={arrowhead(isFalling ? 1 : -1)} />}
        <Arm size={14} />
        <Word text={after.word} turn={to} isHigher={!isFalling} />
      </g>
      <g className={css.own}>
        {numeralPositions.before && <Numeral {...numeralPositions.before} />}
        <g className={css.result}>
          <Numeral {...numeralPositions.after} />
        </g>
      </g>
      <Hub />
    </svg>
  );
}

/** The ticks of the limb. */
const limb = [
  { every: 1, inner, outer: 809, width: 1.3 },
  { every: 5, inner, outer: 816, width: 1.5 },
  { every: 10, inner, outer: 826, width: 1.9 },
];

const rays = [
  { every: 1, inner: 390, outer: 770, width: 1.9 },
  { every: 5, inner: 260, outer: 390, width: 1.6 },
  { every: 10, inner: 130, outer: 260, width: 1.4 },
];

/** The rays between the two values. */
function Fan({ scale, values }: { scale: QuadrantScale; values: readonly [number, number] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [first, last] = [calculateAngle(low, scale), calculateAngle(high, scale)];
  // A ray at a value itself would double its arm.
  const margin = (scale.step / 10) * 0.3;
  return (
    <>
      <path
        className={css.wash}
        d={`${directedArc(inner, first, last)}L${directedArc(130, last, first).slice(1)}Z`}
      />
      {rays.map((marks) => (
        <path
          key={marks.every}
          className={engraving.scale}
          {...drawMarks(scale, [low + margin, high - margin], marks)}
        />
      ))}
    </>
  );
}

/** The arm, drawn upright. The group around it rotates it. */
function Arm({ size }: { size: number }) {
  return (
    <>
      <path d={`M0 0V-${armLength}`} />
      <circle className={css.ring} cy="-520" r={size + 6} />
      <circle cy="-520" r={size} />
    </>
  );
}

interface WordProps {
  text: string;
  turn: number;
  /** Whether its value is the higher one. */
  isHigher: boolean;
}

/** A word along an arm, on the side without rays, or on the other side where the scale ends. */
function Word({ text, turn, isHigher }: WordProps) {
  const isOver = turn < (isHigher ? -3.5 : -85.5);
  return (
    <text transform="rotate(90)" x="-776" y={isOver ? -13 : 33}>
      {text}
    </text>
  );
}

function Numeral({ text, turn }: { text: string; turn: number }) {
  return (
    <text transform={`rotate(${turn})`} y={-numeralRadius} dy=".34em">
      {text}
    </text>
  );
}

/** The head of the arrow along the limb. Its tip ends just beside the arm. */
function arrowhead(side: 1 | -1): string {
  const points = [onDial(787, side * 0.28), onDial(776, side * 2.68), onDial(798, side * 2.68)];
  return `M${points.map((point) => point.map((value) => round(value)).join(' ')).join('L')}Z`;
}
