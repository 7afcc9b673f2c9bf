import { byEmail, formNotes, forms } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { ReactNode } from 'react';
import formStyles from '../islands/MessageForm.module.css';
import { subjects } from '../lib/email/email-message.ts';
import { mailto } from '../lib/email/mailto.ts';
import type { Delivery } from '../lib/forms/delivery.ts';
import { Filled } from '../ui/Filled.tsx';
import css from './FormPlace.module.css';

interface Props {
  form: 'contact' | 'newsletter';
  delivery: Delivery;
  /** The service that visitors from each page probably mean, by the path of the page. */
  choices?: Readonly<Record<string, string>>;
  /** Below the form, in every state. */
  footnote?: string;
  /** The form, an island of the page. */
  children: ReactNode;
}

/**
 * The frame around a form. If the form only prepares an email, the frame also has what the page shows
 * without script, and what it shows if the form's own script does not load or fails.
 */
export function FormPlace({ form, delivery, choices, footnote, children }: Props) {
  const { address, intake, service } = delivery;
  const preparesEmail = !intake && !service;
  const href = mailto(address, { subject: subjects[form] });
  return (
    <div className={css.frame} data-form={form} data-choices={choices && JSON.stringify(choices)}>
      {preparesEmail && (
        <>
          <p className={css.withoutScript} hidden>
            <Filled
              label={forms.notWorking}
              parts={{
                address: <a href={href}>{address}</a>,
                contents: formNotes[form].contents,
              }}
            />
          </p>
          <section
            className={css.unprepared}
            data-part="unprepared-email"
            aria-labelledby="unprepared-email"
            tabIndex={-1}
            hidden
          >
            <p id="unprepared-email">
              <Filled
                label={forms.notLoaded}
                parts={{
                  address: (
                    <a href={href} data-part="email-link">
                      {address}
                    </a>
                  ),
                }}
              />
            </p>
            <textarea
              data-part="email-text"
              className={formStyles.emailText}
              readOnly
              dir="auto"
              rows={8}
              aria-label={fill(byEmail.text, { noun: nouns[form] })}
            />
          </section>
        </>
      )}
      {children}
      {footnote !== undefined && <p className={css.footnote}>{footnote}</p>}
    </div>
  );
}

const nouns = { contact: forms.message.noun, newsletter: forms.newsletter.noun };
