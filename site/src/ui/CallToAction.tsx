import type { ReactNode } from 'react';
import { Actions } from './Actions.tsx';
import css from './CallToAction.module.css';

interface Props {
  text: string;
  /** Where it closes a page the sentence is a heading, and the band is named by this id. */
  headingId?: string;
  /** The buttons. */
  children: ReactNode;
}

/** A ruled line at the end of a section: a sentence, and what to do about it. */
export function CallToAction({ text, headingId, children }: Props) {
  return (
    <div className={css.call}>
      {headingId === undefined ? <p>{text}</p> : <h2 id={headingId}>{text}</h2>}
      <Actions>{children}</Actions>
    </div>
  );
}
