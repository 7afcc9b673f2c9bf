import type { ReceiptWords } from '@website/form-contract';
import type { AfterSending } from '../lib/forms/delivery.ts';
import { Button } from '../ui/Button.tsx';
import { Ending } from './Ending.tsx';
import { NextSteps } from './NextSteps.tsx';

interface Props extends ReceiptWords {
  after: AfterSending | undefined;
  againLabel: string | undefined;
  onAgain: () => void;
}

/** Shown once the server has confirmed that it received the message. */
export function Receipt({ heading, lines, after, againLabel, onAgain }: Props) {
  return (
    <Ending heading={heading} cause={heading}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {after && <NextSteps {...after} />}
      {againLabel && (
        <Button variant="outline" onClick={onAgain}>
          {againLabel}
        </Button>
      )}
    </Ending>
  );
}
