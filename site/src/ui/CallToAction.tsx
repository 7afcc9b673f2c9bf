import type { ReactNode } from 'react';
import { Actions } from './Actions.tsx';
import css from './CallToAction.module.css';

interface Props {
  text?: string | undefined;
  /** At the end of a page, the sentence is a heading with this id, which names the band. */
  headingId?: string;
  /** The buttons. */
  children: ReactNode;
}

/** The end of a section: a line, a sentence, and buttons. */
export function CallToAction({ text, headingId, children }: Props) {
  return (
    <div className={css.call}>
      {headingId === undefined ? text && <p>{text}</p> : <h2 id={headingId}>{text}</h2>}
      <Actions>{children}</Actions>
    </div>
  );
}
