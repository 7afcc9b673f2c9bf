import { byEmail, copy as copying } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { useRef, useState } from 'react';
import { createEmailLink } from '../lib/email/email-message.ts';
import { type Email, mailto } from '../lib/email/mailto.ts';
import { Actions } from '../ui/Actions.tsx';
import { Button } from '../ui/Button.tsx';
import { Filled } from '../ui/Filled.tsx';
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
  const href = address && createEmailLink(address, email);
  const text = `${fill(byEmail.subject, { ...email })}\n\n${email.body}`;
  const to = address && <a href={mailto(address, { subject: email.subject })}>{address}</a>;

  async function copy() {
    // Screen readers announce only changes, so remove the old text first: the new one may be the
    // same.
    setOutcome('');
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(copying.done);
    } catch {
      textarea.current?.select();
      setOutcome(copying.failed);
    }
  }

  return (
    <>
      {href ? (
        <p>
          <Filled label={byEmail.open} parts={{ address: to }} />
        </p>
      ) : (
        to && (
          <>
            <p>{fill(byEmail.tooLong, { noun })}</p>
            <ol>
              <li>{fill(byEmail.copyIt, { noun })}</li>
              <li>
                <Filled label={byEmail.openEmail} parts={{ address: to }} />
              </li>
              <li>{fill(byEmail.paste, { noun })}</li>
            </ol>
          </>
        )
      )}
      <Actions>
        {href && (
          <LinkButton href={href} variant={isSecondBest ? 'outline' : 'solid'}>
            {byEmail.openButton}
          </LinkButton>
        )}
        <Button variant={href || isSecondBest ? 'outline' : 'solid'} onClick={copy}>
          {byEmail.copyButton}
        </Button>
      </Actions>
      <p role="status" className={css.note}>
        {outcome}
      </p>
      <textarea
        ref={textarea}
        className={css.emailText}
        readOnly
        dir="auto"
        rows={Math.min(8, text.split('\n').length + 1)}
        aria-label={fill(byEmail.text, { noun })}
        value={text}
      />
    </>
  );
}
