import type { ReactNode } from 'react';
import { Actions } from './Actions.tsx';
import css from './CallToAction.module.css';

interface Props {
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** A ruled line at the end of a section: a sentence, and what to do about it. */
export function CallToAction({ text, children }: Props) {
  return (
    <div className={css.call}>
      <p>{text}</p>
      <Actions>{children}</Actions>
    </div>
  );
}
