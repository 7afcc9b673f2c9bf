import type { ReactNode } from 'react';
import { columnsOf } from '../lib/page/columns.ts';
import css from './CardGrid.module.css';

/** A list of plain cards in one frame, with hairlines between them. */
export function CardGrid({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul className={css.grid} data-most={3} data-columns={columnsOf(children, 3)}>
      {children}
    </ul>
  );
}
