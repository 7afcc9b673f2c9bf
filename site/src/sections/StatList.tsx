import { Dial } from '../figures/Dial.tsx';
import { OverBar } from '../figures/OverBar.tsx';
import { multipleOf, proportionOf, weeksOf } from '../figures/proportion.ts';
import { TickRuler } from '../figures/TickRuler.tsx';
import { WeekRuler } from '../figures/WeekRuler.tsx';
import type { Stat } from '../schemas/fields.ts';
import css from './StatList.module.css';

interface Props {
  stats: readonly Stat[];
  /** How a part of a whole is drawn: on the ruler above the figure, or on a dial beside it. */
  drawnOn: 'ruler' | 'dial';
}

/** A row of large figures, each under a ruler and above what it counts. */
export function StatList({ stats, drawnOn }: Props) {
  // Bars of different pages can be compared as long as none is longer than 300%.
  const full = Math.max(3, ...stats.map(({ value }) => multipleOf(value) ?? 0));
  return (
    <dl className={css.stats}>
      {stats.map(({ value, label }) => {
        const proportion = proportionOf(value);
        const times = multipleOf(value);
        const weeks = weeksOf(value);
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {weeks ? (
                <WeekRuler {...weeks} />
              ) : (
                <TickRuler filled={drawnOn === 'ruler' ? proportion : undefined} />
              )}
              {value}
              {drawnOn === 'dial' && proportion !== undefined && <Dial fraction={proportion} />}
              {times !== undefined && <OverBar times={times} full={full} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
