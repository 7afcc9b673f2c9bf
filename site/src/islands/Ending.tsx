import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { showEnding } from '../lib/forms/show-ending.ts';
import css from './MessageForm.module.css';

interface Props {
  heading: string;
  isProblem?: boolean;
  /** The panel comes into view again whenever this changes. */
  cause: unknown;
  children: ReactNode;
}

/** Tells how submitting the form ended. Scrolls into view and takes the focus. */
export function Ending({ heading, isProblem, cause, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (panel.current) showEnding(panel.current);
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
