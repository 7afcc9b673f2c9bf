import {
  type NewsletterRequest,
  newsletterFields,
  parseNewsletterRequest,
  paths,
} from '@website/form-contract';
import { newsletterEmail } from '../lib/email/email-message.ts';
import type { Delivery } from '../lib/forms/delivery.ts';
import { Field } from '../ui/Field.tsx';
import { MessageForm } from './MessageForm.tsx';

/** The newsletter form. */
export function NewsletterForm(delivery: Delivery) {
  return (
    <MessageForm<NewsletterRequest>
      {...delivery}
      label="Newsletter"
      noun="request"
      path={paths.newsletter}
      submitLabel="Subscribe"
      fields={newsletterFields}
      parse={parseNewsletterRequest}
      compose={newsletterEmail}
      isConfirmedByEmail
    >
      {(field) => (
        <Field {...field('email')} label="Email Address" type="email" autoComplete="email" />
      )}
    </MessageForm>
  );
}
