import type { ReactNode } from 'react';
import css from './Band.module.css';

interface Props {
  /** What a link to this part of the page names. */
  id?: string;
  tone?: 'paper' | 'sunk';
  /** The id of the words that name the band. */
  labelledBy?: string;
  children: ReactNode;
}

/** A full-width band of a page, with its content on the page's measure. */
export function Band({ id, tone = 'paper', labelledBy, children }: Props) {
  return (
    <section
      id={id}
      className={css.band}
      data-tone={tone === 'sunk' ? tone : undefined}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}
