import type { ReactNode } from 'react';
import css from './Card.module.css';

interface Props {
  /** A framed card stands alone; plain cards share one frame with their neighbors. */
  variant?: 'framed' | 'plain';
  /** Shown edge to edge above the content, but read after it by screen readers. */
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
