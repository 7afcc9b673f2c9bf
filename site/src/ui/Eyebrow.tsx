import type { ReactNode } from 'react';
import css from './Eyebrow.module.css';

/** The small label above a heading. */
export function Eyebrow({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={css.eyebrow}>
      {children}
    </p>
  );
}
