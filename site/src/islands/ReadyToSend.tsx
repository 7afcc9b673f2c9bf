import { forms } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Email } from '../lib/email/mailto.ts';
import { EmailYourself } from './EmailYourself.tsx';
import { Ending } from './Ending.tsx';

interface Props {
  noun: string;
  address: string | undefined;
  email: Email;
}

/** The end of a form that has no service behind it: the visitor sends the email. */
export function ReadyToSend(props: Props) {
  return (
    <Ending heading={fill(forms.ready, { noun: props.noun })} cause={props.email}>
      <p>{forms.nothingSent}</p>
      <EmailYourself {...props} />
    </Ending>
  );
}
