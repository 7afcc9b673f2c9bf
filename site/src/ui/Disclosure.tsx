import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

interface Props {
  /** So that a link can lead to what is inside. */
  id?: string;
  summary: ReactNode;
  /** The id of what the summary is about, where its own words do not say it. */
  describedBy?: string;
  open?: boolean;
  children: ReactNode;
}

/** Something that opens in place, by the browser's own means. */
export function Disclosure({ id, summary, describedBy, open = false, children }: Props) {
  return (
    <details className={css.disclosure} open={open}>
      <summary aria-describedby={describedBy}>{summary}</summary>
      {/* A browser opens it for a link to something inside, and not for one to the element itself. */}
      <div id={id} className={css.content}>
        {children}
      </div>
    </details>
  );
}
