import type { ReactNode } from 'react';
import css from './Band.module.css';

interface Props {
  /** The anchor for links to this part of the page. */
  id?: string;
  tone?: 'paper' | 'sunk';
  /** The id of the element that names the band. */
  labelledBy?: string;
  children: ReactNode;
}

/** A full-width band of a page. Its content keeps to the page's maximum width. */
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
