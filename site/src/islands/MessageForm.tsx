import { formService, forms, locale } from 'virtual:labels';
import { QueryClient, useMutation } from '@tanstack/react-query';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { type ErrorWords, type Parsed, type ReceiptWords, trapField } from '@website/form-contract';
import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Email } from '../lib/email/mailto.ts';
import type { Delivery } from '../lib/forms/delivery.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary, type Errors } from './ErrorSummary.tsx';
import css from './MessageForm.module.css';
import { NotReceivedNotice } from './NotReceivedNotice.tsx';
import { type Prover, startProving } from './proof.ts';
import { ReadyToSend } from './ReadyToSend.tsx';
import { Receipt } from './Receipt.tsx';
import { type NotReceived, type Reason, retrying, send, sendToService } from './send.ts';
import { useReady } from './use-ready.ts';

const client = new QueryClient();
const errorWords = { locale, errors: forms.errors, what: forms.what };

interface FieldState {
  name: string;
  label: string;
  required: boolean;
  error?: string;
  readOnly: boolean;
}

interface Props<Message> extends Delivery {
  /**
   * The form's accessible name, the word for what it sends ("message"), and its button, which may say
   * something else if it prepares an email.
   */
  words: { label: string; noun: string; send: string; write?: string };
  /** The path on the intake service that such messages go to. */
  path: string;
  /** The form's fields, by name, and what each is called. */
  fields: { [Field in keyof Message]-?: { required?: boolean; maxLength?: number } };
  labels: { [Field in keyof Message]-?: string };
  parse: (input: unknown, words: ErrorWords) => Parsed<Message>;
  compose: (message: Message) => Email;
  /** What the visitor reads once the server has stored it. */
  receipt: (words: typeof forms.receipt, reference: string, email: string) => ReceiptWords;
  /** For a form that one visitor may send several times. */
  againLabel?: string;
  children: (field: (name: keyof Message & string) => FieldState) => ReactNode;
}

/**
 * A form through which a visitor reaches the company. The fields are uncontrolled, so that
 * hydration cannot lose what was typed before it.
 */
export function MessageForm<Message extends { email: string }>(props: Props<Message>) {
  const { address, intake, service, fields, labels } = props;
  const { label, noun } = props.words;
  const isSent = intake !== undefined || service !== undefined;
  const button = (!isSent && props.words.write) || props.words.send;
  const trap = service?.trap ?? { name: trapField, type: 'text' };
  const form = useRef<HTMLFormElement>(null);
  const touched = useRef(new Set<string>());
  const pressing = useRef(false);
  const isAgain = useRef(false);
  const proofFor = useRef<Prover>(undefined);
  const [errors, setErrors] = useState<Errors>({});
  const [noted, setNoted] = useState<Errors>();
  const [ready, setReady] = useState<Email>();
  const sending = useMutation<{ reference: string }, NotReceived, Message>(
    {
      mutationFn: (message) => {
        const sent = { message, trap: typed().get(trap.name) };
        return service
          ? sendToService(service, sent)
          : send(intake + props.path, sent, proofFor.current);
      },
      // A browser may report that it is offline when it is not.
      networkMode: 'always',
      ...retrying,
      // Only the intake service recognizes a message that it has received before.
      ...(service && { retry: false }),
      onError: ({ reason }) => {
        const wrong = fieldErrors(reason);
        if (wrong) refuse(wrong);
      },
    },
    client,
  );

  /** The field errors from the server, if any of them concern a field of this form. */
  const fieldErrors = (reason: Reason) =>
    reason.kind === 'refused' &&
    Object.keys(reason.errors).some((name) => name in fields) &&
    reason.errors;

  useEffect(() => {
    if (intake !== undefined) proofFor.current = startProving(intake);
  }, [intake]);

  useReady(form);

  // Always the same function: React calls a new one with null first, in every render, and the focus
  // moves to a panel before the form is back. The check on blur would then find nothing typed.
  const attach = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    if (!element) return;
    // Our error messages replace the browser's own.
    element.noValidate = true;
    if (isAgain.current) element.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    isAgain.current = false;
  }, []);

  const typed = () => new FormData(form.current ?? undefined);
  const read = () => props.parse(Object.fromEntries(typed()), errorWords);

  function refuse(wrong: Errors) {
    setErrors(wrong);
    setNoted(wrong);
  }

  function onSubmit(event: SubmitEvent) {
    // If this throws in an old browser, `client:use` handles the submit instead.
    const parsed = read();
    event.preventDefault();
    // `isPending` is stale until the next render.
    if (client.isMutating()) return;
    if (!parsed.ok) return refuse({ ...parsed.errors });
    setErrors({});
    setNoted(undefined);
    if (!isSent) setReady(props.compose(parsed.value));
    else sending.mutate(parsed.value);
  }

  function check(name: string) {
    const parsed = read();
    const error = parsed.ok ? undefined : (parsed.errors as Errors)[name];
    // An extension may fill in several fields before React renders, so add to the latest errors.
    setErrors((others) => ({ ...others, [name]: error }));
  }

  /** Why a message was not received, unless its fields say so themselves. */
  const failure =
    sending.isError && !fieldErrors(sending.error.reason) ? sending.error.reason : undefined;

  /** A form service gives no reference, and is named: the company does not have the message yet. */
  const receipt = (reference: string, email: string): ReceiptWords => {
    if (!service) return props.receipt(forms.receipt, reference, email);
    const names = { service: service.name, company: service.company, email };
    return {
      heading: fill(formService.received, names),
      lines: [fill(formService.forwards, names)],
    };
  };

  if (sending.isSuccess) {
    return (
      <Receipt
        {...receipt(sending.data.reference, sending.variables.email)}
        after={props.after}
        againLabel={props.againLabel}
        onAgain={() => {
          touched.current.clear();
          isAgain.current = true;
          sending.reset();
        }}
      />
    );
  }
  return (
    <form
      ref={attach}
      className={css.form}
      {...service?.attributes}
      // Without a service, nothing may leave the page on its own: browsers do not submit a
      // form with the method "dialog", and the page's security policy forbids it to older ones.
      action={service ? service.action : intake && intake + props.path}
      method={isSent ? 'post' : 'dialog'}
      aria-label={label}
      onSubmit={onSubmit}
      onInput={({ target }) => {
        const field = target as HTMLInputElement;
        const name = field.name as keyof Message & string;
        if (sending.isPending) {
          // A select ignores `readOnly`, so restore the value that is being sent.
          field.value = String(sending.variables[name] ?? '');
          return;
        }
        const { maxLength = Number.POSITIVE_INFINITY } = fields[name];
        field.toggleAttribute('data-long', field.value.length > maxLength);
        touched.current.add(name);
        pressing.current = false;
        // The email contains the old text.
        setReady(undefined);
        if (sending.isError) sending.reset();
        if (errors[name] !== undefined) check(name);
      }}
      onPointerDown={({ target }) => {
        pressing.current = (target as Element).closest('button') !== null;
      }}
      onBlur={({ target: { name } }) => {
        // A message that appears while the button is pressed would push the button away from the
        // pointer.
        if (touched.current.has(name) && !pressing.current) check(name);
      }}
    >
      {noted && <ErrorSummary noted={noted} errors={errors} labels={labels} />}
      {props.children((name) => ({
        name,
        label: labels[name],
        required: fields[name].required === true,
        // Anything typed while sending would be lost when the receipt replaces the form.
        readOnly: sending.isPending,
        ...(errors[name] !== undefined && { error: errors[name] }),
      }))}
      {Object.entries({
        ...service?.fields,
        ...(service?.redirect && { redirect: service.redirect }),
      }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isSent && (
        // Only robots fill this in. Text browsers show it, so it has a label.
        <p hidden>
          <label>
            {forms.trap}
            <input name={trap.name} type={trap.type} autoComplete="off" />
          </label>
        </p>
      )}
      <p className={css.note}>{props.note}</p>
      <Button
        type="submit"
        data-part="submit"
        variant={ready || failure?.kind === 'refused' ? 'outline' : 'solid'}
      >
        {sending.isPending ? forms.sending : button}
      </Button>
      <p role="status" data-part="submit-status" className={css.note}>
        {sending.isPending ? fill(forms.sendingNow, { noun }) : ''}
      </p>
      {failure && (
        <NotReceivedNotice
          reason={failure}
          noun={noun}
          service={service?.name}
          button={button}
          address={address}
          email={props.compose(sending.variables as Message)}
        />
      )}
      {ready && <ReadyToSend noun={noun} address={address} email={ready} />}
    </form>
  );
}
