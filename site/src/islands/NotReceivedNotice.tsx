import type { Mail } from '../lib/mailto.ts';
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
        <p>{explain(reason)}</p>
      </div>
      <MailYourself noun={noun} address={address} mail={mail} />
    </div>
  );
}

const headings = {
  offline: 'was not sent: you are offline',
  busy: 'was not taken: too many are arriving',
  failed: 'was not taken: our service failed',
  unconfirmed: 'may not have arrived',
} as const;

function explain(reason: Exclude<Reason, { kind: 'refused' }>): string {
  switch (reason.kind) {
    case 'offline':
      return 'It is still here. Press the button again when you are connected.';
    case 'busy':
      return `It is still here. Press the button again ${whenToReturn(reason.seconds)}.`;
    case 'failed':
      return 'It is still here. Press the button again in a while.';
    case 'unconfirmed':
      return 'No confirmation came back. It is still here: press the button again, and it will not be recorded twice.';
  }
}

function whenToReturn(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a few minutes';
  return seconds < 60 ? `in ${seconds} seconds` : `in ${Math.ceil(seconds / 60)} minutes`;
}
