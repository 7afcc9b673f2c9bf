import {
  budgetOptions,
  type ContactMessage,
  contactFields,
  parseContactMessage,
  paths,
  serviceOptions,
} from '@website/form-contract';
import { contactEmail } from '../lib/email/email-message.ts';
import type { Delivery } from '../lib/forms/delivery.ts';
import { Field } from '../ui/Field.tsx';
import css from './MessageForm.module.css';
import { MessageForm } from './MessageForm.tsx';

/** The message form of the contact section. */
export function ContactForm(delivery: Delivery) {
  return (
    <MessageForm<ContactMessage>
      {...delivery}
      label="Message"
      noun="message"
      path={paths.contact}
      submitLabel="Send Message"
      fields={contactFields}
      parse={parseContactMessage}
      compose={contactEmail}
    >
      {(field) => (
        <>
          <p className={css.note}>Fields marked * are required.</p>
          <div className={css.pair}>
            <Field {...field('firstName')} label="First Name" autoComplete="given-name" />
            <Field {...field('lastName')} label="Last Name" autoComplete="family-name" />
          </div>
          <div className={css.pair}>
            <Field {...field('email')} label="Email Address" type="email" autoComplete="email" />
            <Field {...field('company')} label="Company" autoComplete="organization" />
          </div>
          <Field {...field('service')} label="AI Service Type" options={serviceOptions} />
          <Field {...field('budget')} label="Project Budget" options={budgetOptions} />
          <Field {...field('details')} label="AI Project Details" rows={6} />
        </>
      )}
    </MessageForm>
  );
}
