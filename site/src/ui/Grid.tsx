import { Children, type ReactNode } from 'react';
import { countColumns } from '../lib/page/columns.ts';
import css from './Grid.module.css';

interface Props {
  /** What sets the items apart besides space: a line above each, or the frame of one panel. */
  look?: 'ruled' | 'panel';
  /** The most columns on a laptop. Fewer if an item would be alone in the last row. */
  most: 1 | 2 | 3 | 4 | 5;
  /** How many parts an item has, if each is in line with that of its neighbors: titles, texts, figures. */
  rows?: 3 | 4 | 5;
  /** Exactly so many columns on a laptop. */
  columns?: 2 | 3 | undefined;
  className?: string | undefined;
  /** The items, each an `li`. */
  children: ReactNode;
}

/** A list whose items are side by side: one column on a phone, two on a tablet, more on a laptop. */
export function Grid({ look, most, rows, columns, className = '', children }: Props) {
  return (
    <ul
      className={`${css.grid} ${className}`.trim()}
      data-look={look}
      data-most={most}
      data-rows={rows}
      data-columns={columns ?? countColumns(Children.count(children), most)}
    >
      {children}
    </ul>
  );
}
