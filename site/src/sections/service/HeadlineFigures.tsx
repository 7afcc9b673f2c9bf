import type { HeadlineMetric } from '../../schemas/headline-metric.ts';
import { StatList } from '../StatList.tsx';
import css from './HeadlineFigures.module.css';

/** The service in four figures, each drawn as it can honestly be drawn. */
export function HeadlineFigures({ figures }: { figures: readonly HeadlineMetric[] }) {
  const stats = figures.map(({ metric, description }) => ({ value: metric, label: description }));
  return (
    <section className={css.figures} aria-label="Headline figures">
      <StatList stats={stats} drawnOn="dial" />
    </section>
  );
}
