import type { Stat } from '@website/content-model/schemas/fields.ts';
import { Dial } from '../figures/Dial.tsx';
import { OverBar } from '../figures/OverBar.tsx';
import { parseMultiple, parseProportion, parseWeeks } from '../figures/proportion.ts';
import { createRoundScale, listGridPositions, listLabels } from '../figures/round-scale.ts';
import { Track } from '../figures/Track.tsx';
import { countColumns } from '../lib/page/columns.ts';
import { NotedFigure } from './FigureNotes.tsx';
import css from './StatList.module.css';

/** A row of large figures, each with its label, and with a drawing if one can be true to the number. */
export function StatList({ stats }: { stats: readonly Stat[] }) {
  // Use the same scale on all pages unless a value is above 300%, so that their bars can be
  // compared.
  const full = Math.max(3, ...stats.map(({ value }) => parseMultiple(value) ?? 0));
  return (
    <dl
      className={css.stats}
      data-columns={stats.length > 4 ? 3 : countColumns(Math.max(2, stats.length), 4)}
    >
      {stats.map((stat) => {
        const { value, label } = stat;
        const proportion = parseProportion(value);
        const times = parseMultiple(value);
        const weeks = parseWeeks(value);
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-wide={weeks && ''}>
              <NotedFigure {...stat} />
              {weeks && <WeekRuler {...weeks} />}
              {proportion !== undefined && <Dial fraction={proportion} />}
              {times !== undefined && <OverBar times={times} full={full} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A span of weeks on a ruler. */
function WeekRuler({ least, most }: { least: number; most: number }) {
  const scale = createRoundScale(Math.max(16, most), 4, 6);
  return (
    <Track
      grid={listGridPositions(scale)}
      numbers={listLabels(scale)}
      bars={[
        { name: 'whole', to: 1, y: '1' },
        { name: 'span', from: least / scale.end, to: most / scale.end, y: '3' },
      ]}
    />
  );
}
