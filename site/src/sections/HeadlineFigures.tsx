import { page } from 'virtual:labels';
import type { Stat } from '../schemas/fields.ts';
import css from './HeadlineFigures.module.css';
import { StatList } from './StatList.tsx';

/** The page's subject in a few figures, each with a drawing if an honest one is possible. */
export function HeadlineFigures({ stats }: { stats: readonly Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <section className={css.figures} aria-label={page.headlineFigures}>
      <StatList stats={stats} />
    </section>
  );
}
