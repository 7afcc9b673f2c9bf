import type { ReactNode } from 'react';
import { percent } from './geometry.ts';
import css from './Track.module.css';

/** All positions are fractions of the scale: 0 is its beginning, 1 its end. */
interface Bar {
  name: string;
  from?: number;
  to: number;
  /** How far down, if it is not in the middle. */
  y?: string;
  /** It continues beyond the scale. */
  isOpen?: boolean;
  /** Drawn at its two ends. */
  start?: ReactNode;
  end?: ReactNode;
}

interface Props {
  /** Where the numbers of the scale are. */
  grid?: readonly number[];
  /** What else is marked on all tracks of a scale. */
  lines?: readonly number[] | undefined;
  bars: readonly Bar[];
  numbers?: Numbers;
}

/** A horizontal scale with bars on it. The section decides its height and its colors. */
export function Track({ grid = [], lines = [], bars, numbers = [] }: Props) {
  return (
    <svg className={css.track} aria-hidden="true">
      <Verticals className={css.grid} at={grid} />
      <Verticals className={css.lines} at={lines} />
      {bars.map((bar) => (
        <BarLine key={bar.name} {...bar} />
      ))}
      <Texts numbers={numbers} />
    </svg>
  );
}

function Verticals({ className, at }: { className: string | undefined; at: readonly number[] }) {
  if (at.length === 0) return null;
  return (
    <g className={className}>
      {[...new Set(at)].map((position) => (
        <line key={position} x1={percent(position)} x2={percent(position)} y2="100%" />
      ))}
    </g>
  );
}

function BarLine({ name, from = 0, to, y = '50%', isOpen, start, end }: Bar) {
  const line = { x1: percent(from), x2: percent(to), y1: y, y2: y };
  return (
    <>
      <line className={css.bar} data-mark={name} data-open={isOpen ? '' : undefined} {...line} />
      {start && (
        <svg className={css.end} x={line.x1} y={y} aria-hidden="true">
          {start}
        </svg>
      )}
      {end && (
        <svg className={css.end} x={line.x2} y={y} aria-hidden="true">
          {end}
        </svg>
      )}
    </>
  );
}

type Numbers = readonly (readonly [at: number, text: string | number])[];

/** The outer numbers stay within the scale: a phone and a sheet of paper have no room beyond it. */
function Texts({ numbers }: { numbers: Numbers }) {
  return numbers.map(([at, text]) => (
    <text key={at} x={percent(at)} textAnchor={at === 0 ? 'start' : at === 1 ? 'end' : 'middle'}>
      {text}
    </text>
  ));
}

interface AxisProps {
  numbers: Numbers;
  /** Ticks between the numbers: where, and how long. */
  ticks?: readonly (readonly [at: number, length: string])[];
  /** Follows the last number. */
  unit?: string | undefined;
}

/** The numbers above the tracks of a scale. */
export function Axis({ numbers, ticks = [], unit }: AxisProps) {
  return (
    <svg
      className={css.axis}
      data-long={`${numbers.at(-1)?.[1]}`.length > 6 ? '' : undefined}
      aria-hidden="true"
    >
      <svg y="100%" aria-hidden="true">
        {ticks.map(([at, length]) => (
          <line key={at} x1={percent(at)} x2={percent(at)} y2={`-${length}`} />
        ))}
        <Texts numbers={numbers} />
        {unit !== undefined && (
          <text className={css.unit} x="100%" dx=".9em">
            {unit}
          </text>
        )}
      </svg>
    </svg>
  );
}
