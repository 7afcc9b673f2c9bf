import type { ReactNode } from 'react';
import css from './Card.module.css';

interface Props {
  /** Framed stands alone; plain sits in a frame that it shares with its neighbors. */
  variant?: 'framed' | 'plain';
  /** Drawn to the card's edges, above what it holds, and read out after it. */
  top?: ReactNode;
  children: ReactNode;
}

/** A raised panel. */
export function Card({ variant = 'framed', top, children }: Props) {
  return (
    <div className={css.card} data-variant={variant}>
      <div className={css.body}>{children}</div>
      {top}
    </div>
  );
}
