import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

interface Props {
  /** Lets links lead to the content. */
  id?: string;
  summary: ReactNode;
  children: ReactNode;
}

/** Content that opens in place, with the browser's own `details` element. */
export function Disclosure({ id, summary, children }: Props) {
  return (
    <details className={css.disclosure}>
      <summary>{summary}</summary>
      {/* The id is on the content: browsers open `details` for a link to something inside, not
          to itself. */}
      <div id={id} className={css.content}>
        {children}
      </div>
    </details>
  );
}
