import type { Parsed } from '@orrery/form-contract';
import { QueryClient, useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Mail, mailto } from '../lib/email/mailto.ts';
import type { Delivery } from '../lib/forms/delivery.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import css from './MessageForm.module.css';
import { NotReceivedNotice } from './NotReceivedNotice.tsx';
import { ReadyToSend } from './ReadyToSend.tsx';
import { Receipt } from './Receipt.tsx';
import { NotReceived, retrying, send } from './send.ts';

type Errors = Record<string, string | undefined>;

const client = new QueryClient();

interface FieldState {
  name: string;
  error?: string;
  defaultValue?: string;
  readOnly: boolean;
}

interface Props<Message> extends Delivery {
  /** What the form is called, and what is written in it: "message". */
  label: string;
  noun: string;
  /** Where at the intake such messages go. */
  path: string;
  subject: string;
  submitLabel: string;
  parse: (input: unknown) => Parsed<Message>;
  compose: (message: Message) => Mail;
  children: (field: (name: string) => FieldState) => ReactNode;
}

/**
 * A form that a visitor reaches the company with. It is plain HTML first: its own action does
 * without any script what this component does with better words. The fields keep their own values,
 * so that nothing typed can be lost between the two.
 */
export function MessageForm<Message extends object>(props: Props<Message>) {
  const { address, intake, note, path, parse, onTakenOver } = props;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const ending = useRef<HTMLHeadingElement>(null);
  const touched = useRef(new Set<string>());
  const pressing = useRef(false);
  const wasReceived = useRef(false);
  const [typed, setTyped] = useState(props.typed ?? {});
  const [errors, setErrors] = useState<Errors>({});
  const [summarized, setSummarized] = useState<Errors>({});
  const [ready, setReady] = useState<Mail>();
  const sending = useMutation(
    {
      mutationFn: (message: Message) => send(`${intake}${path}`, message),
      // A browser's word on whether it is online is not to be trusted with a message.
      networkMode: 'always',
      ...retrying,
      onError: (error) => {
        if (error instanceof NotReceived && error.reason.kind === 'refused') {
          refuse(error.reason.errors);
        }
      },
    },
    client,
  );

  useEffect(() => onTakenOver?.(), [onTakenOver]);

  useEffect(() => {
    if (sending.isSuccess) ending.current?.focus();
    else if (wasReceived.current) form.current?.querySelector('input')?.focus();
    wasReceived.current = sending.isSuccess;
  }, [sending.isSuccess]);

  const read = () => parse(Object.fromEntries(new FormData(form.current ?? undefined)));

  function refuse(wrong: Errors) {
    flushSync(() => {
      setErrors(wrong);
      setSummarized(wrong);
    });
    summary.current?.focus();
  }

  function onSubmit(event: SubmitEvent) {
    // If the browser lacks something that reading needs, the form does what it does without script.
    const parsed = read();
    event.preventDefault();
    // The state of this component would know only when it is drawn next.
    if (client.isMutating()) return;
    if (!parsed.ok) return refuse(parsed.errors);
    setErrors({});
    setSummarized({});
    if (intake !== undefined) return sending.mutate(parsed.value);
    flushSync(() => setReady(props.compose(parsed.value)));
    ending.current?.focus();
  }

  function check(name: string) {
    const parsed = read();
    const error = parsed.ok ? undefined : (parsed.errors as Errors)[name];
    // What fills in several fields at once is told of each before any is drawn.
    setErrors((others) => ({ ...others, [name]: error }));
  }

  if (sending.isSuccess) {
    return (
      <Receipt
        ref={ending}
        noun={props.noun}
        reference={sending.data.reference}
        onAgain={() => {
          touched.current.clear();
          setTyped({});
          sending.reset();
        }}
      />
    );
  }
  return (
    <form
      ref={(element) => {
        form.current = element;
        // In the browser the messages of this form take the place of the browser's own.
        if (element) element.noValidate = true;
      }}
      className={css.form}
      action={
        intake === undefined ? mailto(address ?? '', { subject: props.subject }) : intake + path
      }
      method="post"
      encType={intake === undefined ? 'text/plain' : undefined}
      aria-label={props.label}
      onSubmit={onSubmit}
      onInput={({ target }) => {
        const { name } = target as HTMLInputElement;
        touched.current.add(name);
        pressing.current = false;
        // A mail made from what stood here before would send that.
        setReady(undefined);
        if (sending.isError) sending.reset();
        if (errors[name] !== undefined) check(name);
      }}
      onPointerDown={({ target }) => {
        pressing.current = (target as Element).closest('button') !== null;
      }}
      onBlur={({ target: { name } }) => {
        // A message that appeared while the button is pressed would push it away from the pointer.
        if (touched.current.has(name) && !pressing.current) check(name);
      }}
    >
      <ErrorSummary ref={summary} errors={summarized} />
      {props.children((name) => ({
        name,
        // What is written after the press would be lost when the receipt takes the place.
        readOnly: sending.isPending,
        ...(errors[name] !== undefined && { error: errors[name] }),
        ...(typed[name] !== undefined && { defaultValue: typed[name] }),
      }))}
      <p className={css.note}>{note}</p>
      <Button type="submit">{sending.isPending ? 'Sending' : props.submitLabel}</Button>
      <p role="status" className={css.note}>
        {sending.isPending ? `Sending your ${props.noun}.` : ''}
      </p>
      {sending.error instanceof NotReceived && (
        <NotReceivedNotice
          reason={sending.error.reason}
          noun={props.noun}
          address={address}
          mail={props.compose(sending.variables as Message)}
        />
      )}
      {ready !== undefined && (
        <ReadyToSend ref={ending} noun={props.noun} address={address} mail={ready} />
      )}
    </form>
  );
}
