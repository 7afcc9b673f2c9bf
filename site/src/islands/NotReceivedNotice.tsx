import { formService, forms, locale, retry } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Email } from '../lib/email/mailto.ts';
import { EmailYourself } from './EmailYourself.tsx';
import { Ending } from './Ending.tsx';
import type { Reason } from './send.ts';

interface Props {
  reason: Reason;
  noun: string;
  /** The name of the form service, if the message goes to one. */
  service: string | undefined;
  /** The label of the button that sends the form. */
  button: string;
  address: string | undefined;
  email: Email;
}

/** Tells what happened to a message that may not have arrived, and offers to send it by email. */
export function NotReceivedNotice({ reason, button, service, ...message }: Props) {
  const { noun } = message;
  const headings = service ? { ...forms.failed, ...formService } : forms.failed;
  // An earlier attempt may have arrived, so no heading says that the message did not.
  return (
    <Ending
      heading={fill(headings[reason.kind], { noun, service: service ?? '' })}
      isProblem
      cause={reason}
    >
      <p>{whatToDo(reason, button, service !== undefined)}</p>
      <EmailYourself {...message} isSecondBest={reason.kind !== 'refused'} />
    </Ending>
  );
}

function whatToDo(reason: Reason, button: string, isFormService: boolean): string {
  // A form service does not recognize a message that it has received before.
  if (isFormService && reason.kind !== 'refused') return fill(formService.again, { button });
  switch (reason.kind) {
    case 'refused':
      return fill(retry.refused, { errors: Object.values(reason.errors).join(' ') });
    case 'offline':
      return fill(retry.offline, { button });
    case 'busy':
      return fill(retry.later, { button, when: inMinutes(reason.seconds) });
    case 'failed':
      return fill(retry.later, { button, when: retry.soon });
    case 'unconfirmed':
      return fill(retry.now, { button });
  }
}

function inMinutes(seconds: number | undefined): string {
  if (seconds === undefined) return retry.soon;
  const minutes = Math.ceil(seconds / 60);
  const words = new Intl.RelativeTimeFormat(locale);
  return minutes < 100
    ? words.format(minutes, 'minute')
    : words.format(Math.ceil(minutes / 60), 'hour');
}
