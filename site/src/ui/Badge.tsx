import type { ReactNode } from 'react';
import css from './Badge.module.css';

interface Props {
  variant?: 'default' | 'secondary' | 'outline';
  children: ReactNode;
}

/** A short status next to a title. */
export function Badge({ variant = 'default', children }: Props) {
  return (
    <span className={css.badge} data-variant={variant}>
      {children}
    </span>
  );
}
