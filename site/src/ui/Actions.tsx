import type { ReactNode } from 'react';
import css from './Actions.module.css';

/** Buttons in a row, which wraps if there is not enough room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
