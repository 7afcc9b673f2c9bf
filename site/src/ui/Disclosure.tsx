import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

interface Props {
  /** So that a link can lead to it; the browser then opens it. */
  id?: string;
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** Something that opens in place, by the browser's own means. */
export function Disclosure({ id, summary, open = false, children }: Props) {
  return (
    <details id={id} className={css.disclosure} open={open}>
      <summary>{summary}</summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
