import type { Email } from '../lib/email/mailto.ts';
import { EmailYourself } from './EmailYourself.tsx';
import { Ending } from './Ending.tsx';
import type { Reason } from './send.ts';

interface Props {
  reason: Reason;
  noun: string;
  address: string | undefined;
  email: Email;
}

/** Tells what happened to a message that may not have arrived, and offers to send it by email. */
export function NotReceivedNotice({ reason, ...message }: Props) {
  return (
    <Ending heading={`Your ${message.noun} ${headings[reason.kind]}`} isProblem cause={reason}>
      <p>
        {reason.kind === 'refused'
          ? `${Object.values(reason.errors).join(' ')} Your text is still in the form, but sending it again will not help.`
          : `Your text is still in the form. Press the button again${whenToReturn(reason)}: your ${message.noun} will not be recorded twice.`}
      </p>
      <EmailYourself {...message} isSecondBest={reason.kind !== 'refused'} />
    </Ending>
  );
}

/** An earlier attempt may have arrived, so no heading says that the message did not. */
const headings = {
  refused: 'was not confirmed: our service refused it',
  offline: 'was not confirmed: you are offline',
  busy: 'was not confirmed: our service is busy',
  failed: 'was not confirmed: our service failed',
  unconfirmed: 'may not have arrived',
} as const;

function whenToReturn(reason: Exclude<Reason, { kind: 'refused' }>): string {
  switch (reason.kind) {
    case 'offline':
      return ' when you are online';
    case 'busy':
      return ` ${inMinutes(reason.seconds)}`;
    case 'failed':
      return ' in a few minutes';
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
