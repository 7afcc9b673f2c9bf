import { forms } from 'virtual:labels';
import {
  type NewsletterRequest,
  newsletterFields,
  parseNewsletterRequest,
  paths,
  renderNewsletterReceipt,
} from '@website/form-contract';
import { createNewsletterEmail } from '../lib/email/email-message.ts';
import type { Delivery } from '../lib/forms/delivery.ts';
import { Field } from '../ui/Field.tsx';
import { MessageForm } from './MessageForm.tsx';

/** The newsletter form. */
export function NewsletterForm(delivery: Delivery) {
  return (
    <MessageForm<NewsletterRequest>
      {...delivery}
      words={forms.newsletter}
      path={paths.newsletter}
      fields={newsletterFields}
      labels={{ email: forms.labels.email }}
      parse={parseNewsletterRequest}
      compose={createNewsletterEmail}
      receipt={renderNewsletterReceipt}
    >
      {(field) => <Field {...field('email')} type="email" autoComplete="email" />}
    </MessageForm>
  );
}
