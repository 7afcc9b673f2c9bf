import type { ReactNode } from 'react';
import css from './Band.module.css';

interface Props {
  /** The anchor for links to this part of the page. */
  id?: string;
  /** For `ink`, use InkBand. */
  tone?: 'paper' | 'sunk' | 'ink' | undefined;
  /**
   * `high` for a page's main content, `low` for a few links or a last word, `none` for content that
   * reaches the edges of the screen and has its own distances.
   */
  height?: 'high' | 'regular' | 'low' | 'none';
  /** Names the band if nothing in it does. */
  label?: string;
  /** The id of the element that names the band. */
  labelledBy?: string;
  children: ReactNode;
}

/** A full-width band of a page. Its content keeps to the page's maximum width. */
export function Band({
  id,
  tone = 'paper',
  height = 'regular',
  label,
  labelledBy,
  children,
}: Props) {
  return (
    <section
      id={id}
      className={css.band}
      data-tone={tone === 'paper' ? undefined : tone}
      data-height={height === 'regular' ? undefined : height}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}
