import { Button } from '../ui/Button.tsx';
import { Ending } from './Ending.tsx';

interface Props {
  noun: string;
  reference: string;
  /** The email address at which the visitor still has to confirm the request. */
  confirmAt: string | undefined;
  onAgain: () => void;
}

/** Shown once the server has confirmed that it received the message. */
export function Receipt({ noun, reference, confirmAt, onAgain }: Props) {
  return (
    <Ending heading={`Your ${noun} was received`} cause={reference}>
      {confirmAt === undefined ? (
        <>
          <p>
            It is stored under the reference <b>{reference}</b>. Please give this reference if you
            ask us about it.
          </p>
          <Button variant="outline" onClick={onAgain}>
            Write another message
          </Button>
        </>
      ) : (
        <p>
          There is one more step: open the email that we sent to <b>{confirmAt}</b> and confirm. It
          may take a minute to arrive.
        </p>
      )}
    </Ending>
  );
}
