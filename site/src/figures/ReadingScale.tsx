import engraving from './engraving.module.css';
import { percent } from './geometry.ts';
import css from './ReadingScale.module.css';
import { numbersOn, roundScale, type Scale } from './round-scale.ts';

/** How full the moon is. */
type Phase = 'new' | 'half' | 'full';

/** A scale of minutes that includes all of these reading times. */
export const minutesScale = (minutes: readonly number[]) =>
  roundScale(Math.max(25, ...minutes), 5, 6);

const at = (minutes: number, scale: Scale) => percent(minutes / scale.end);

interface TrackProps {
  id: string;
  minutes: number;
  phase: Phase;
  scale: Scale;
}

/** A reading time, as a ruler with a tick for each minute and a moon at its end. */
export function ReadingTrack({ id, minutes, phase, scale }: TrackProps) {
  const end = at(minutes, scale);
  return (
    <svg className={css.track} aria-hidden="true">
      {numbersOn(scale).map((number) => (
        <line
          key={number}
          className={engraving.fine}
          x1={at(number, scale)}
          x2={at(number, scale)}
          y2="100%"
        />
      ))}
      <line className={engraving.main} x2={end} y1="50%" y2="50%" />
      <line className={css.ticks} x2={end} y1="50%" y2="50%" pathLength={minutes} />
      <svg
        className={css.place}
        aria-hidden="true"
        data-mark={id}
        data-phase={phase}
        x={end}
        y="50%"
      >
        <Disc phase={phase} />
      </svg>
    </svg>
  );
}

/** The numbers of a scale of minutes. */
export function ReadingAxis({ scale }: { scale: Scale }) {
  return (
    <svg className={css.axis} aria-hidden="true">
      {numbersOn(scale).map((minutes) => (
        <text
          key={minutes}
          data-end={minutes === scale.end || undefined}
          x={at(minutes, scale)}
          y="1em"
        >
          {minutes}
        </text>
      ))}
    </svg>
  );
}

/** A moon of the scale, to put into a line of text. */
export function Moon({ phase }: { phase: Phase }) {
  return (
    <svg className={css.moon} viewBox="-10 -10 20 20" aria-hidden="true">
      <Disc phase={phase} />
    </svg>
  );
}

function Disc({ phase }: { phase: Phase }) {
  return (
    <>
      <circle className={phase === 'full' ? css.full : css.disc} r="8" />
      {phase === 'half' && <path className={css.full} d="M0-8A8 8 0 0 1 0 8Z" />}
    </>
  );
}
