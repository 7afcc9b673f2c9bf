import type { ReactNode } from 'react';
import css from './Card.module.css';

interface Props {
  /** A framed card stands alone; others share one frame with their neighbors. */
  isFramed?: boolean;
  /** Shown edge to edge above the content, but read after it by screen readers. */
  top?: ReactNode;
  children: ReactNode;
}

/** A raised panel. */
export function Card({ isFramed = true, top, children }: Props) {
  return (
    <div className={css.card} data-framed={isFramed ? '' : undefined}>
      <div className={css.body}>{children}</div>
      {top}
    </div>
  );
}
