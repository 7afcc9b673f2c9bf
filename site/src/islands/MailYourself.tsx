import { useRef, useState } from 'react';
import { mailLink } from '../lib/email/email-message.ts';
import type { Mail } from '../lib/email/mailto.ts';
import { Actions } from '../ui/Actions.tsx';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import css from './MessageForm.module.css';

interface Props {
  noun: string;
  address: string | undefined;
  mail: Mail;
}

/** The message as a mail: opened in the visitor's own program, or copied. */
export function MailYourself({ noun, address, mail }: Props) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState('');
  const link = address === undefined ? undefined : mailLink(address, mail);
  const href = link?.tooLong ? undefined : link?.href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(mail.body);
      setOutcome('Copied.');
    } catch {
      text.current?.select();
      setOutcome(
        'This browser does not let the page copy. The text is selected: copy it from there.',
      );
    }
  }

  return (
    <>
      <p>
        {link?.tooLong && 'It is longer than a mail link can carry. '}
        {href !== undefined && 'Open it in your mail program and send it from there, or copy it. '}
        {address !== undefined && `It goes to ${address}.`}
      </p>
      <Actions>
        {href !== undefined && <LinkButton href={href}>Open in your mail program</LinkButton>}
        <Button variant={href === undefined ? 'solid' : 'outline'} onClick={copy}>
          {`Copy the ${noun}`}
        </Button>
      </Actions>
      <p role="status" className={css.note}>
        {outcome}
      </p>
      <textarea
        ref={text}
        readOnly
        rows={Math.min(8, mail.body.split('\n').length + 1)}
        aria-label={`The text of your ${noun}`}
        value={mail.body}
      />
    </>
  );
}
