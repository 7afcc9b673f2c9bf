import {
  budgetOptions,
  type ContactMessage,
  contactFields,
  parseContactMessage,
  serviceOptions,
} from '@orrery/form-contract';
import { contactMail } from '../lib/email/email-message.ts';
import type { Delivery } from '../lib/forms/delivery.ts';
import { Field, type Option } from '../ui/Field.tsx';
import css from './MessageForm.module.css';
import { MessageForm } from './MessageForm.tsx';

interface Props extends Delivery {
  /** Which page each service is on; only the build needs to know. */
  services?: readonly Option[];
}

const labeled = (options: readonly string[]) => options.map((label) => ({ label }));

/** The message form of the contact section. */
export function ContactForm({ services = labeled(serviceOptions), ...delivery }: Props) {
  return (
    <MessageForm<ContactMessage>
      {...delivery}
      label="Message"
      noun="message"
      path="/contact"
      subject="AI project inquiry"
      submitLabel="Send Message"
      parse={parseContactMessage}
      compose={contactMail}
    >
      {(field) => (
        <>
          <p className={css.note}>Fields marked * are required.</p>
          <div className={css.pair}>
            <Field
              {...field('firstName')}
              {...contactFields.firstName}
              label="First Name"
              autoComplete="given-name"
            />
            <Field
              {...field('lastName')}
              {...contactFields.lastName}
              label="Last Name"
              autoComplete="family-name"
            />
          </div>
          <div className={css.pair}>
            <Field
              {...field('email')}
              {...contactFields.email}
              label="Email Address"
              type="email"
              autoComplete="email"
            />
            <Field
              {...field('company')}
              {...contactFields.company}
              label="Company"
              autoComplete="organization"
            />
          </div>
          <Field {...field('service')} label="AI Service Type" options={services} />
          <Field {...field('budget')} label="Project Budget" options={labeled(budgetOptions)} />
          <Field
            {...field('details')}
            {...contactFields.details}
            label="AI Project Details"
            rows={6}
          />
        </>
      )}
    </MessageForm>
  );
}
