import { forms } from 'virtual:labels';
import type { ReactNode } from 'react';
import { subjects } from '../lib/email/email-message.ts';
import { mailto } from '../lib/email/mailto.ts';
import type { Delivery } from '../lib/forms/delivery.ts';
import { Filled } from '../ui/Filled.tsx';
import css from './FormPlace.module.css';

interface Props {
  form: 'contact' | 'newsletter';
  delivery: Delivery;
  /** What to write in an email if the form cannot be used. */
  contents: string;
  /** The URL of the island script, which handles the form in the page. */
  island: string;
  /** For the first options of the first select, the page whose visitors probably mean it. */
  pages?: readonly string[];
  /** Below the form, in every state. */
  footnote?: string;
  /** The form as rendered at build time. */
  children: ReactNode;
}

/**
 * The element around a form, with the data that the browser needs to hydrate it once someone uses
 * it.
 */
export function FormPlace(props: Props) {
  const { form, delivery, island, pages, footnote } = props;
  const { address, intake, service } = delivery;
  return (
    <div className={css.frame}>
      {!intake && !service && (
        <p className={css.byEmail} tabIndex={-1} hidden>
          <Filled
            label={forms.notWorking}
            parts={{
              address: <a href={mailto(address, { subject: subjects[form] })}>{address}</a>,
              contents: props.contents,
            }}
          />
        </p>
      )}
      <div
        data-form={form}
        data-island={island}
        data-address={address}
        data-intake={intake}
        data-service={JSON.stringify(service)}
        data-note={delivery.note}
        data-after={JSON.stringify(delivery.after)}
        data-pages={pages?.join(' ')}
      >
        {props.children}
      </div>
      {footnote !== undefined && <p className={css.footnote}>{footnote}</p>}
    </div>
  );
}
