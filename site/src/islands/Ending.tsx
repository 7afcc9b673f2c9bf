import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './MessageForm.module.css';

interface Props {
  heading: string;
  isProblem?: boolean;
  /** The panel comes into view again whenever this changes. */
  cause: unknown;
  children: ReactNode;
}

/**
 * Tells how submitting the form ended, takes the focus, and scrolls into view below the sticky header.
 * Focus alone is not enough: in no browser does it scroll the whole panel into view, and in Firefox it
 * does not scroll at all if part of the panel is visible.
 */
export function Ending({ heading, isProblem, cause, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
    // If the panel is taller than the window, its start may still be above the window.
    panel.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [cause]);
  return (
    <section
      ref={panel}
      className={css.ending}
      data-problem={isProblem}
      tabIndex={-1}
      aria-labelledby="ending"
    >
      <h3 id="ending">{heading}</h3>
      {children}
    </section>
  );
}
