import { percent } from './geometry.ts';
import css from './Track.module.css';

interface TrackProps {
  /** The places of the numbers on the scale, as parts of the width. */
  grid: readonly number[];
  /** Lines that are drawn through all tracks of the scale. */
  lines?: readonly number[] | undefined;
  /** Where the bar begins and ends. */
  range?: readonly [from: number, to: number] | undefined;
}

/** A range on a scale, as a bar with a mark at each end. */
export function Track({ grid, lines = [], range }: TrackProps) {
  return (
    <svg className={css.track} aria-hidden="true">
      {grid.map((at) => (
        <line key={at} className={css.grid} x1={percent(at)} x2={percent(at)} y2="100%" />
      ))}
      {lines.map((at) => (
        <line key={at} className={css.line} x1={percent(at)} x2={percent(at)} y2="100%" />
      ))}
      {range && (
        <svg y="50%" className={css.bar} aria-hidden="true">
          <line data-mark="range" x1={percent(range[0])} x2={percent(range[1])} />
          {range.map((at, index) => (
            <line
              key={index === 0 ? 'from' : 'to'}
              className={css.end}
              x1={percent(at)}
              x2={percent(at)}
              y1="-.4em"
              y2=".4em"
            />
          ))}
        </svg>
      )}
    </svg>
  );
}

interface AxisProps {
  /** The numbers on the scale, at equal distances from one end to the other. */
  numbers: readonly string[];
  /** Follows the last number. */
  unit?: string | undefined;
}

const parts = Array.from({ length: 21 }, (_, index) => index);

/** The scale of the tracks below it: five numbers, and twenty parts. */
export function Axis({ numbers, unit }: AxisProps) {
  return (
    <svg
      className={css.axis}
      data-long={(numbers.at(-1)?.length ?? 0) > 6 ? '' : undefined}
      aria-hidden="true"
    >
      <svg y="100%" aria-hidden="true">
        {parts.map((part) => (
          <line
            key={part}
            x1={percent(part / 20)}
            x2={percent(part / 20)}
            y2={part % 10 === 0 ? '-.85em' : part % 5 === 0 ? '-.6em' : '-.35em'}
          />
        ))}
        {numbers.map((number, index) => (
          <text key={number} x={percent(index / (numbers.length - 1))}>
            {number}
          </text>
        ))}
        {unit !== undefined && (
          <text className={css.unit} x="100%" dx=".9em">
            {unit}
          </text>
        )}
      </svg>
    </svg>
  );
}
