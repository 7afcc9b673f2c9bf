import type { ReactNode } from 'react';
import css from './Eyebrow.module.css';

/** The small engraved label above a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={css.eyebrow}>{children}</p>;
}
