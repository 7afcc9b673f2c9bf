import type { Stat } from '@website/content-model/schemas/fields.ts';
import { NotedFigure } from '../FigureNotes.tsx';
import css from './PlainFigures.module.css';

/** A row of figures without drawings. */
export function PlainFigures({ stats }: { stats: readonly Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <dl className={css.figures} data-columns={stats.length > 4 ? 3 : undefined}>
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt>{stat.label}</dt>
          <dd>
            <NotedFigure {...stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
