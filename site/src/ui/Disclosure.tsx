import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

interface Props {
  /** So that a link can lead to what is inside. */
  id?: string;
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/**
 * Something that opens in place, by the browser's own means. The id is on what is inside: only then
 * does a browser open it for a link, as it does for its find-in-page.
 */
export function Disclosure({ id, summary, open = false, children }: Props) {
  return (
    <details className={css.disclosure} open={open}>
      <summary>{summary}</summary>
      <div id={id} className={css.content}>
        {children}
      </div>
    </details>
  );
}
