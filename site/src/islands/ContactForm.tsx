import { email, forms } from 'virtual:labels';
import {
  type ContactMessage,
  contactFields,
  parseContactMessage,
  paths,
  renderContactReceipt,
} from '@website/form-contract';
import { writeContactEmail } from '@website/form-contract/email';
import type { Delivery } from '../lib/forms/delivery.ts';
import { Field } from '../ui/Field.tsx';
import css from './MessageForm.module.css';
import { MessageForm } from './MessageForm.tsx';

/** What a visitor can choose from. */
export interface ContactChoices {
  services: readonly string[];
  budgets: readonly string[];
}

/** The message form of the contact section. */
export function ContactForm({ services, budgets, ...delivery }: Delivery & ContactChoices) {
  return (
    <MessageForm<ContactMessage>
      {...delivery}
      words={forms.message}
      path={paths.contact}
      fields={contactFields}
      labels={forms.labels}
      parse={parseContactMessage}
      compose={(message) => writeContactEmail(message, email.inquiry, forms.labels)}
      receipt={renderContactReceipt}
      againLabel={forms.message.again}
    >
      {(field) => (
        <>
          <p className={css.note}>{forms.note}</p>
          <div className={css.pair}>
            <Field {...field('firstName')} autoComplete="given-name" />
            <Field {...field('lastName')} autoComplete="family-name" />
          </div>
          <div className={css.pair}>
            <Field {...field('email')} type="email" autoComplete="email" />
            <Field {...field('company')} autoComplete="organization" />
          </div>
          {services.length > 1 && <Field {...field('service')} options={services} />}
          {budgets.length > 0 && <Field {...field('budget')} options={budgets} />}
          <Field {...field('details')} rows={6} hint={forms.hint} />
        </>
      )}
    </MessageForm>
  );
}
