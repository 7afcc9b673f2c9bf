import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

interface Props {
  /** Lets links lead to the content. */
  id?: string;
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** Content that opens in place, with the browser's own `details` element. */
export function Disclosure({ id, summary, open = false, children }: Props) {
  return (
    <details className={css.disclosure} open={open}>
      <summary>{summary}</summary>
      {/* The id is on the content: browsers open `details` for a link to something inside, not
          to itself. */}
      <div id={id} className={css.content}>
        {children}
      </div>
    </details>
  );
}
