import { contact } from 'virtual:labels';
import type { ReceiptWords } from '@website/form-contract';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Ending } from './Ending.tsx';

interface Props extends ReceiptWords {
  /** When someone answers. */
  promise: string | undefined;
  /** Where to book a call. */
  booking: string | undefined;
  againLabel: string | undefined;
  onAgain: () => void;
}

/** Shown once the server has confirmed that it received the message. */
export function Receipt({ heading, lines, promise, booking, againLabel, onAgain }: Props) {
  return (
    <Ending heading={heading} cause={heading}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {promise && <p>{promise}</p>}
      {booking && <LinkButton href={booking}>{contact.book}</LinkButton>}
      {againLabel && (
        <Button variant="outline" onClick={onAgain}>
          {againLabel}
        </Button>
      )}
    </Ending>
  );
}
