import type { Mail } from '../lib/email/mailto.ts';
import { MailYourself } from './MailYourself.tsx';
import css from './MessageForm.module.css';
import type { Reason } from './send.ts';

interface Props {
  reason: Reason;
  noun: string;
  address: string | undefined;
  mail: Mail;
}

/** What happened to a message that is not known to have arrived, and the other way to send it. */
export function NotReceivedNotice({ reason, noun, address, mail }: Props) {
  // What was refused is told at the fields.
  if (reason.kind === 'refused') return null;
  return (
    <div className={css.ending} data-problem="">
      <div role="alert">
        <h3>{`Your ${noun} ${headings[reason.kind]}`}</h3>
        <p>
          It is still here. Press the button again{whenToReturn(reason)}: it will not be recorded
          twice.
        </p>
      </div>
      <MailYourself noun={noun} address={address} mail={mail} />
    </div>
  );
}

/** A try before the last may have arrived, so that none of them says that it did not. */
const headings = {
  offline: 'was not confirmed: you are offline',
  busy: 'was not confirmed: our service is busy',
  failed: 'was not confirmed: our service failed',
  unconfirmed: 'may not have arrived',
} as const;

function whenToReturn(reason: Exclude<Reason, { kind: 'refused' }>): string {
  switch (reason.kind) {
    case 'offline':
      return ' when you are connected';
    case 'busy':
      return ` ${inMinutes(reason.seconds)}`;
    case 'failed':
      return ' in a while';
    case 'unconfirmed':
      return '';
  }
}

function inMinutes(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a few minutes';
  const minutes = Math.ceil(seconds / 60);
  const words = new Intl.RelativeTimeFormat('en');
  return minutes < 100
    ? words.format(minutes, 'minute')
    : words.format(Math.ceil(minutes / 60), 'hour');
}
