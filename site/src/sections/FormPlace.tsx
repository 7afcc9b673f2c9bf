import type { ReactNode } from 'react';
import type { Delivery } from '../lib/forms/delivery.ts';
import css from './FormPlace.module.css';

interface Props {
  form: 'contact' | 'newsletter';
  delivery: Delivery;
  /** The address of the script that makes the form answer in the page. */
  island: string;
  /** Below the form, whatever state it is in. */
  footnote?: string;
  /** The form, as the build renders it. */
  children: ReactNode;
}

/** Where a form stands, with what the browser needs to take it over once someone begins to use it. */
export function FormPlace({ form, delivery, island, footnote, children }: Props) {
  // Without either the form could only mislead.
  const isOffered = delivery.address !== undefined || delivery.intake !== undefined;
  return (
    <div className={css.frame}>
      {isOffered ? (
        <div data-form={form} data-island={island} data-delivery={JSON.stringify(delivery)}>
          {children}
        </div>
      ) : (
        <p>Email not set: nothing can be sent from here yet.</p>
      )}
      {footnote !== undefined && <p className={css.footnote}>{footnote}</p>}
    </div>
  );
}
