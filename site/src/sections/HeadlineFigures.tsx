import type { Stat } from '../schemas/fields.ts';
import css from './HeadlineFigures.module.css';
import { StatList } from './StatList.tsx';

/** The subject of the page in a few figures, each drawn as it can honestly be drawn. */
export function HeadlineFigures({ stats }: { stats: readonly Stat[] }) {
  return (
    <section className={css.figures} aria-label="Headline figures">
      <StatList stats={stats} drawnOn="dial" />
    </section>
  );
}
