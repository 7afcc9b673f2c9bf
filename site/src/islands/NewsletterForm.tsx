import {
  type NewsletterRequest,
  newsletterFields,
  parseNewsletterRequest,
} from '@orrery/form-contract';
import { newsletterMail } from '../lib/email/email-message.ts';
import type { Delivery } from '../lib/forms/delivery.ts';
import { Field } from '../ui/Field.tsx';
import { MessageForm } from './MessageForm.tsx';

/** The newsletter box. */
export function NewsletterForm(delivery: Delivery) {
  return (
    <MessageForm<NewsletterRequest>
      {...delivery}
      label="Newsletter"
      noun="request"
      path="/newsletter"
      subject="Newsletter subscription"
      submitLabel="Subscribe"
      parse={parseNewsletterRequest}
      compose={newsletterMail}
    >
      {(field) => (
        <Field
          {...field('email')}
          {...newsletterFields.email}
          label="Email Address"
          type="email"
          autoComplete="email"
        />
      )}
    </MessageForm>
  );
}
