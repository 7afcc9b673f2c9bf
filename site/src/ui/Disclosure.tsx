import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

interface Props {
  /** So that a link can lead to what is inside. */
  id?: string;
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** Something that opens in place, by the browser's own means. */
export function Disclosure({ id, summary, open = false, children }: Props) {
  return (
    <details className={css.disclosure} open={open}>
      <summary>{summary}</summary>
      {/* A browser opens it for a link to something inside, and not for one to the element itself. */}
      <div id={id} className={css.content}>
        {children}
      </div>
    </details>
  );
}
