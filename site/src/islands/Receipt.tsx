import type { Ref } from 'react';
import { Button } from '../ui/Button.tsx';
import css from './MessageForm.module.css';

interface Props {
  ref: Ref<HTMLHeadingElement>;
  noun: string;
  reference: string;
  onAgain: () => void;
}

/** The server has said that it has the message. Takes the focus. */
export function Receipt({ ref, noun, reference, onAgain }: Props) {
  return (
    <div className={css.form}>
      <h3 ref={ref} tabIndex={-1}>
        Your {noun} was received
      </h3>
      <p>
        It is stored under the reference <b>{reference}</b>.
      </p>
      <Button variant="outline" onClick={onAgain}>
        Write another
      </Button>
    </div>
  );
}
