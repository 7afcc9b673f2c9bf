import {
  type ContactMessage,
  contactFields,
  contactReceipt,
  parseContactMessage,
  paths,
} from '@website/form-contract';
import { contactEmail } from '@website/form-contract/email';
import type { Delivery } from '../lib/forms/delivery.ts';
import { Field } from '../ui/Field.tsx';
import css from './MessageForm.module.css';
import { MessageForm } from './MessageForm.tsx';

const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  company: 'Company',
  service: 'AI Service Type',
  budget: 'Project Budget',
  details: 'AI Project Details',
};

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
      label="Message"
      noun="message"
      path={paths.contact}
      submitLabel="Send Message"
      fields={contactFields}
      labels={labels}
      parse={parseContactMessage}
      compose={contactEmail}
      receipt={contactReceipt}
      againLabel="Write another message"
    >
      {(field) => (
        <>
          <p className={css.note}>Fields marked * are required.</p>
          <div className={css.pair}>
            <Field {...field('firstName')} autoComplete="given-name" />
            <Field {...field('lastName')} autoComplete="family-name" />
          </div>
          <div className={css.pair}>
            <Field {...field('email')} type="email" autoComplete="email" />
            <Field {...field('company')} autoComplete="organization" />
          </div>
          <Field {...field('service')} options={services} />
          <Field {...field('budget')} options={budgets} />
          <Field {...field('details')} rows={6} />
        </>
      )}
    </MessageForm>
  );
}
