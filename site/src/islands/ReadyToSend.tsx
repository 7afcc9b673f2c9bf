import type { Ref } from 'react';
import type { Mail } from '../lib/email/mailto.ts';
import { MailYourself } from './MailYourself.tsx';
import css from './MessageForm.module.css';

interface Props {
  ref: Ref<HTMLHeadingElement>;
  noun: string;
  address: string | undefined;
  mail: Mail;
}

/** The end of a form that has no service behind it: the visitor sends the mail. Takes the focus. */
export function ReadyToSend({ ref, noun, address, mail }: Props) {
  return (
    <div className={css.ending}>
      <h3 ref={ref} tabIndex={-1}>
        Your {noun} is ready to send
      </h3>
      <p>Nothing has left this page yet.</p>
      <MailYourself noun={noun} address={address} mail={mail} />
    </div>
  );
}
