import { formNotes, formService } from 'virtual:labels';
import {
  type FormService,
  getFormService,
} from '@website/content-model/lib/forms/form-services.ts';
import { getIntakeUrl } from '@website/content-model/lib/forms/intake-url.ts';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import type { WeekHours } from '../hours/hours.ts';

/** What the visitor reads after the message has been received. */
export interface AfterSending {
  /** The next steps: who answers and when. In the browser, those beside the form. */
  next?: readonly string[] | undefined;
  hours?: WeekHours | undefined;
  phone?: string | undefined;
  /** Where to book a call. */
  booking?: string | undefined;
}

/** How a form reaches the company. Decided at build time and passed to the browser unchanged. */
export interface Delivery {
  /** The company's email address. */
  address: string;
  /** The URL of the service that receives messages, if the site was built with one. */
  intake?: string | undefined;
  /** The form service that receives messages, and the company that it forwards them to. */
  service?: (FormService & { company: string }) | undefined;
  /** Shown above the button: what pressing it does. */
  note: string;
  /** Only if a service receives the message. */
  after?: AfterSending | undefined;
}

/** How the contact form delivers, with the note that matches. */
export function getContactDelivery(
  { name: company, email, contactForm }: Site,
  after: AfterSending,
): Delivery {
  const service = getFormService(contactForm);
  if (!service) return getDelivery(email.general, formNotes.contact, after);
  return {
    address: email.general,
    service: { ...service, company },
    note: fill(formService.note, { service: service.name }),
    after,
  };
}

/** How the forms of this build deliver without a form service, with the note that matches. */
export function getDelivery(
  address: string,
  note: { email: string; intake: string },
  after?: AfterSending,
): Delivery {
  const intake = getIntakeUrl()?.href.replace(/\/$/, '');
  return intake === undefined
    ? { address, note: note.email }
    : { address, intake, note: note.intake, after };
}
