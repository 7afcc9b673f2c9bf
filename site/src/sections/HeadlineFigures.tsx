import { page } from 'virtual:labels';
import type { Stat } from '@website/content-model/schemas/fields.ts';
import type { ComponentProps } from 'react';
import { FigureNotes } from './FigureNotes.tsx';
import css from './HeadlineFigures.module.css';
import { StatList } from './StatList.tsx';

interface Props extends Partial<ComponentProps<typeof FigureNotes>> {
  stats: readonly Stat[];
}

/** The page's subject in a few figures, each with a drawing if one can be true to the number. */
export function HeadlineFigures({ stats, notes = [] }: Props) {
  if (stats.length === 0) return null;
  return (
    <section className={css.figures} aria-label={page.headlineFigures}>
      <StatList stats={stats} />
      <FigureNotes notes={notes} />
    </section>
  );
}
