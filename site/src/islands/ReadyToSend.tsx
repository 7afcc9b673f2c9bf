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
    <Ending heading={`Your ${props.noun} is ready to send`} cause={props.email}>
      <p>Nothing has left this page yet.</p>
      <EmailYourself {...props} />
    </Ending>
  );
}
