import { useRef, useState } from 'react';
import { emailLink } from '../lib/email/email-message.ts';
import { type Email, mailto } from '../lib/email/mailto.ts';
import { Actions } from '../ui/Actions.tsx';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import css from './MessageForm.module.css';

interface Props {
  noun: string;
  address: string | undefined;
  email: Email;
  /** Something else is more likely to help. */
  isSecondBest?: boolean;
}

/** Offers the message as an email: to open in the visitor's own program, or to copy. */
export function EmailYourself({ noun, address, email, isSecondBest = false }: Props) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState('');
  const href = address && emailLink(address, email);
  const text = `Subject: ${email.subject}\n\n${email.body}`;
  const to = address && <a href={mailto(address, { subject: email.subject })}>{address}</a>;

  async function copy() {
    // Screen readers announce only changes, so remove the old text first: the new one may be the
    // same.
    setOutcome('');
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied.');
    } catch {
      textarea.current?.select();
      setOutcome(
        'This browser does not let the page copy. The text is selected, so you can copy it yourself.',
      );
    }
  }

  return (
    <>
      {href ? (
        <p>
          Open it in your email program, check it and send it. Or copy it into an email to {to}.
        </p>
      ) : (
        to && (
          <>
            <p>{`Your ${noun} is too long to open in your email program. To email it:`}</p>
            <ol>
              <li>{`Copy the ${noun}.`}</li>
              <li>Open an email to {to}.</li>
              <li>{`Paste the ${noun} into it, and send it.`}</li>
            </ol>
          </>
        )
      )}
      <Actions>
        {href && (
          <LinkButton href={href} variant={isSecondBest ? 'outline' : 'solid'}>
            Open in your email program
          </LinkButton>
        )}
        <Button variant={href || isSecondBest ? 'outline' : 'solid'} onClick={copy}>
          {`Copy the ${noun}`}
        </Button>
      </Actions>
      <p role="status" className={css.note}>
        {outcome}
      </p>
      <textarea
        ref={textarea}
        readOnly
        dir="auto"
        rows={Math.min(8, text.split('\n').length + 1)}
        aria-label={`The text of your ${noun}`}
        value={text}
      />
    </>
  );
}
