import type { ReactNode } from 'react';
import css from './Actions.module.css';

/** Buttons in a row, wrapping where there is no room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
