import type { ReactNode } from 'react';
import css from './CardGrid.module.css';

/** A list of plain cards in one frame, with hairlines between them. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={css.grid}>{children}</ul>;
}
